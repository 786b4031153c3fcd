import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartState } from '#selling/cart/rules/cart-state.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { chooseShippingAction } from '#selling/shipping/rules/shipping-actions.ts';
import { ajaxText } from '../ajax-reply.ts';
import { cartTotalsMarkup } from '../markup.tsx';

/** The totals of a cart as markup, with a nonce for another choice of shipping. */
export function totalsOf(ctx: RequestContext, cart: CartState): string {
  const { nonces, wire, visitor } = ctx;
  const nonce = nonces.make(chooseShippingAction);
  return cartTotalsMarkup({ cart, nonce, platform: wire.platform, locale: visitor.audience.locale });
}

/** `/?wc-ajax=get_cart_totals`: the totals of the cart page as HTML (wire 2.1). */
export async function getCartTotals(_request: Request, ctx: RequestContext): Promise<Response> {
  return ajaxText(totalsOf(ctx, await showCart(ctx)));
}
