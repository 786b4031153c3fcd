import type { CartState } from '#selling/cart/rules/cart-state.ts';
import type { PaymentOffer } from '#selling/payments/rules/payment-offer.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** What the checkout shows beside its form: the cart at its destination and the ways to pay there. */
export type OrderReview = {
  readonly cart: CartState;
  readonly destination: Destination;
  readonly paymentMethods: readonly PaymentOffer[];
  /** why there is none, in a sentence; `''` where there is one */
  readonly noPayment: string;
  /** the one that the sums are made for; `''` where none is offered */
  readonly payment: string;
  /** whether a way of paying may change the sums for this buyer (FEE-02) */
  readonly paymentMatters: boolean;
};
