import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartState } from '../rules/cart-state.ts';

/** Sets the cookies that say whether there is a cart, and its hash (FRAG-06, FRAG-10); an empty cart deletes both (wire 2.3). */
export function cartCookies(
  ctx: Pick<RequestContext, 'reply' | 'wire'>,
  cart: Pick<CartState, 'count' | 'hash'>,
): void {
  const { reply, wire } = ctx;
  const itemsInCart = `${wire.platform}_items_in_cart`;
  const cartHash = `${wire.platform}_cart_hash`;
  if (cart.count > 0) {
    reply.setCookie(itemsInCart, '1');
    reply.setCookie(cartHash, cart.hash);
  } else {
    reply.setCookie(itemsInCart, '0', { maxAge: 0 });
    reply.setCookie(cartHash, '', { maxAge: 0 });
  }
}
