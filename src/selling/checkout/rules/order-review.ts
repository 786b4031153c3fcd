import type { CartState } from '#selling/cart/rules/cart-state.ts';
import type { PaymentOffer } from '#selling/payments/rules/payment-offer.ts';
import type { Destination } from '#selling/shipping/rules/destination.ts';

/** The summary of the checkout: the cart at its destination and the payment methods there. */
export type OrderReview = {
  readonly cart: CartState;
  readonly destination: Destination;
  readonly paymentMethods: readonly PaymentOffer[];
  /** the message for why there is none; `''` where there is one */
  readonly noPayment: string;
  /** the one that the sums are made for; `''` where none is offered */
  readonly payment: string;
  /** whether a payment method may change the sums for this buyer (FEE-02) */
  readonly paymentMatters: boolean;
};
