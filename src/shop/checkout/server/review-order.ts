import type { Toolbox } from '#services/toolbox.ts';
import { readPricedCart } from '#shop/cart/server/read-cart.ts';
import { offeredPaymentMethods } from '#shop/payments/rules/payment-methods.ts';
import type { Destination } from '#shop/shipping/rules/destination.ts';
import type { OrderReview } from '../rules/order-review.ts';
import { setCartDestination } from './set-cart-destination.ts';

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
