import type { Toolbox } from '#services/toolbox.ts';
import { readPricedCart } from '#shop/cart/server/read-cart.ts';
import { offeredPaymentMethods } from '#shop/payments/rules/payment-methods.ts';
import { type Destination, isSameDestination } from '#shop/shipping/rules/destination.ts';
import type { OrderReview } from '../rules/order-review.ts';
import { setCartDelivery } from './set-cart-delivery.ts';

/**
 * The cart as it would be ordered, for a new destination and rate or those that are kept (CHK-10); a rate that is not offered there is
 * forgotten, and the summary shows what takes its place.
 */
export async function reviewOrder(
  toolbox: Toolbox,
  { to, shippingMethod }: { to?: Destination; shippingMethod?: string },
): Promise<OrderReview> {
  let cart = await readPricedCart(toolbox);
  const isElsewhere = to !== undefined && !isSameDestination(to, cart.destination);
  const isOther = shippingMethod !== undefined && shippingMethod !== cart.head?.shippingMethod;
  if (cart.head && (isElsewhere || isOther)) {
    await setCartDelivery(toolbox.db, cart.head.id, { to: isElsewhere ? to : undefined, shippingMethod });
    cart = await readPricedCart(toolbox);
  }
  if (cart.head && cart.shippingGone && shippingMethod !== undefined) {
    await setCartDelivery(toolbox.db, cart.head.id, { shippingMethod: null });
  }
  return {
    cart: cart.state,
    destination: cart.destination,
    paymentMethods: offeredPaymentMethods(toolbox.settings, cart.destination.country),
  };
}
