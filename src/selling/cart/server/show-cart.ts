import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CartState } from '../rules/cart-state.ts';
import { cartCookies } from './cart-cookies.ts';
import { noteSeenPrices } from './note-seen-prices.ts';
import { type ReadCart, readPricedCart } from './read-cart.ts';

/** Reads the cart for the buyer's eyes: sets the cookies that describe it and keeps which prices were seen. */
export async function showCart(
  ctx: RequestContext,
  notes: 'changes-told' | 'new-lines-only' = 'new-lines-only',
): Promise<CartState> {
  return (await showPricedCart(ctx, notes)).state;
}

/** The same with all that stands behind what is shown. */
export async function showPricedCart(
  ctx: RequestContext,
  notes: 'changes-told' | 'new-lines-only' = 'new-lines-only',
): Promise<ReadCart> {
  const cart = await readPricedCart(ctx);
  await noteSeenPrices(ctx, cart, notes);
  cartCookies(ctx, cart.state);
  return cart;
}
