import type { CartState } from '#shop/cart/rules/cart-state.ts';
import type { PaymentMethodId } from '#shop/payments/rules/payment-methods.ts';
import type { Destination } from '#shop/shipping/rules/destination.ts';

/** What the checkout shows beside its form: the cart at its destination and the ways to pay there. */
export type OrderReview = {
  readonly cart: CartState;
  readonly destination: Destination;
  readonly paymentMethods: readonly PaymentMethodId[];
};
