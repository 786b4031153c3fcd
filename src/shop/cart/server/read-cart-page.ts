import type { Toolbox } from '#services/toolbox.ts';
import type { CartState } from '#shop/cart/rules/cart-state.ts';
import { cartFormAction, cartNonces } from './cart-nonces.ts';
import { showCart } from './show-cart.ts';

/** What the cart page shows and needs to act. */
export type CartPage = {
  readonly cart: CartState;
  readonly nonces: { readonly links: string; readonly storeApi: string };
  /** name of the form's nonce field */
  readonly nonceField: string;
};

/** The cart page, which tells changed prices (CPG-01). */
export async function readCartPage(toolbox: Toolbox): Promise<CartPage> {
  toolbox.reply.keepOut();
  return {
    cart: await showCart(toolbox, 'changes-told'),
    nonces: cartNonces(toolbox),
    nonceField: `${cartFormAction(toolbox.wire.platform)}-nonce`,
  };
}
