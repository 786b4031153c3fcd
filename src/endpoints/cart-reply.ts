import { type CartReply, cartRegions } from '#contract/cart-calls.ts';
import type { Toolbox } from '#services/toolbox.ts';
import type { CartState } from '#shop/cart/rules/cart-state.ts';
import { cartNonces } from '#shop/cart/server/cart-nonces.ts';
import { showCart } from '#shop/cart/server/show-cart.ts';
import { perProductFragment, perProductKey } from '#shop/product-table/rules/adding/cart-marks.ts';
import { cartCountMarkup, miniCartMarkup } from './markup.tsx';

/** What every change of the cart by script is answered with: the regions as markup, the digest, the cart (FRAG-07). */
export async function cartReply(toolbox: Toolbox, shown?: CartState): Promise<CartReply> {
  const cart = shown ?? (await showCart(toolbox));
  const nonces = cartNonces(toolbox);
  const { platform } = toolbox.wire;
  const { locale } = toolbox.visitor.audience;
  return {
    fragments: {
      [cartRegions.miniCart]: miniCartMarkup({ cart, nonce: nonces.links, platform, locale }),
      [cartRegions.count]: cartCountMarkup(cart.count),
      // No region but a word for the product tables of other makers' scripts: no element is called so.
      [perProductKey]: perProductFragment(cart.lines),
    },
    cart_hash: cart.hash,
    cart,
    cart_nonce: nonces.links,
    store_nonce: nonces.storeApi,
  };
}
