import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { CartState } from '../rules/cart-state.ts';
import { cartCookies } from './cart-cookies.ts';
import { noteSeenPrices } from './note-seen-prices.ts';
import { type ReadCart, readPricedCart } from './read-cart.ts';

/** Reads the cart for the buyer's eyes: sets the cookies that describe it and keeps which prices were seen. */
export async function showCart(
  toolbox: Toolbox,
  told: 'changes-told' | 'new-lines-only' = 'new-lines-only',
): Promise<CartState> {
  return (await showPricedCart(toolbox, told)).state;
}

/** The same with all that stands behind what is shown. */
export async function showPricedCart(
  toolbox: Toolbox,
  told: 'changes-told' | 'new-lines-only' = 'new-lines-only',
): Promise<ReadCart> {
  const cart = await readPricedCart(toolbox);
  await noteSeenPrices(toolbox, cart, told);
  cartCookies(toolbox, cart.state);
  return cart;
}
