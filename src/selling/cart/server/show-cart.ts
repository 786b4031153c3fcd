import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AddRefusal } from '../rules/add-refusal.ts';
import type { CartState } from '../rules/cart-state.ts';
import { type AddedLine, type AddInput, addToCart } from './add-to-cart.ts';
import { cartCookies } from './cart-cookies.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { type ReadCart, readPricedCart } from './read-cart.ts';

/** Reads the cart to be shown: sets the cookies that describe it and stores which prices were shown. */
export async function showCart(
  ctx: RequestContext,
  notes: 'changes-told' | 'new-lines-only' = 'new-lines-only',
): Promise<CartState> {
  return (await showPricedCart(ctx, notes)).state;
}

/** The same with the internal data behind the shown cart. */
export async function showPricedCart(
  ctx: RequestContext,
  notes: 'changes-told' | 'new-lines-only' = 'new-lines-only',
): Promise<ReadCart> {
  const cart = await readPricedCart(ctx);
  await noteSeenPrices(ctx, cart, notes);
  cartCookies(ctx, cart.state);
  return cart;
}

/**
 * Stores the unit prices that the buyer was shown, so that a change is reported once. `notes`: the page names changes (the cart
 * page does); otherwise only lines without a stored price are written. Writes nothing where nothing changed.
 */
async function noteSeenPrices(
  ctx: RequestContext,
  cart: ReadCart,
  notes: 'changes-told' | 'new-lines-only',
): Promise<void> {
  const seen = cart.lines.filter(
    ({ row, price }) => row.seenUnit === null || (notes === 'changes-told' && row.seenUnit !== price.unit),
  );
  if (!cart.head || seen.length === 0) return;
  const keys = seen.map(({ row }) => row.key);
  const units = seen.map(({ price }) => price.unit);
  await sql`/* prepared */
    update cart_lines set seen_unit_cents = seen.unit
    from unnest(${keys}::text[], ${units}::int[]) as seen (key, unit)
    where cart_lines.cart_id = ${cart.head.id} and cart_lines.key = seen.key`.execute(ctx.db);
}

type AddAndShowResult =
  | { readonly ok: true; readonly line: AddedLine; readonly cart: CartState }
  | { readonly ok: false; readonly error: AddRefusal };

/** Adds to the visitor's cart and reads it to be shown, in one transaction (CART-03). */
export function addAndShow(ctx: RequestContext, input: AddInput): Promise<AddAndShowResult> {
  return inCartTransaction(ctx, async (inside): Promise<AddAndShowResult> => {
    const added = await addToCart(inside, input);
    return added.ok ? { ...added, cart: await showCart(inside) } : added;
  });
}
