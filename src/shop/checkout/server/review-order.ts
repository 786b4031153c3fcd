import type { Toolbox } from '#services/toolbox.ts';
import { type ReadCart, readPricedCart } from '#shop/cart/server/read-cart.ts';
import { offeredPaymentMethods, type PaymentMethodId } from '#shop/payments/rules/payment-methods.ts';
import type { Destination } from '#shop/shipping/rules/destination.ts';
import { setCartDestination } from './set-cart-destination.ts';

/** What the checkout shows beside its form: the cart at its destination and the ways to pay there. */
export type OrderReview = {
  readonly cart: ReadCart['state'];
  readonly destination: Destination;
  readonly paymentMethods: readonly PaymentMethodId[];
};

/** The cart as it would be ordered, for a new destination or the one that is kept (CHK-10). */
export async function reviewOrder(toolbox: Toolbox, input: { to?: Destination }): Promise<OrderReview> {
  let cart = await readPricedCart(toolbox);
  const { to } = input;
  if (to && cart.head && JSON.stringify(to) !== JSON.stringify(cart.destination)) {
    await setCartDestination(toolbox.db, cart.head.id, to);
    cart = await readPricedCart(toolbox);
  }
  return {
    cart: cart.state,
    destination: cart.destination,
    paymentMethods: offeredPaymentMethods(toolbox.settings, cart.destination.country),
  };
}
