import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cartRegions } from '#selling/cart/rules/cart-calls.ts';
import type { CartReply } from '#selling/cart/rules/cart-reply.ts';
import type { CartState } from '#selling/cart/rules/cart-state.ts';
import { cartNonces } from '#selling/cart/server/cart-nonces.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { perProductFragment, perProductKey } from '#wholesale/product-tables/rules/add-to-cart/cart-marks.ts';
import { cartCountMarkup, miniCartMarkup } from './markup.tsx';

/** What every change of the cart by script is answered with: the regions as markup, the digest, the cart (FRAG-07). */
export async function cartReplyOf(ctx: RequestContext, shown?: CartState): Promise<CartReply> {
  const cart = shown ?? (await showCart(ctx));
  const nonces = cartNonces(ctx);
  const { platform } = ctx.wire;
  const { locale } = ctx.visitor.audience;
  return {
    fragments: {
      [cartRegions.miniCart]: miniCartMarkup({ cart, nonce: nonces.links, platform, locale }),
      [cartRegions.count]: cartCountMarkup(cart.count),
      // No region but a word for the product tables of third-party scripts: no element is called so.
      [perProductKey]: perProductFragment(cart.lines),
    },
    cart_hash: cart.hash,
    cart,
    cart_nonce: nonces.links,
    store_nonce: nonces.storeApi,
  };
}
