import { sql } from 'kysely';
import { retryContention } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AddRefusal } from '../rules/add-refusal.ts';
import type { CartState } from '../rules/cart-state.ts';
import type { PricedLine } from '../rules/price-rows.ts';
import { type AddedLine, type AddInput, addBy } from './add-to-cart.ts';
import { cartCookies } from './cart-cookies.ts';
import { inCartTransaction } from './in-cart-transaction.ts';
import { type ReadCart, readPricedCart } from './read-cart.ts';
import { type LineToAdd, writeAndRead } from './write-line.ts';

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
  const seen = cart.lines.filter(
    ({ row, price }) => row.seenUnit === null || (notes === 'changes-told' && row.seenUnit !== price.unit),
  );
  await noteSeenPrices(ctx, cart, seen);
  cartCookies(ctx, cart.state);
  return cart;
}

/**
 * Stores the unit prices that the buyer was shown, so that a change is reported once: those of `changes-told` on the page that names
 * changes (the cart page does), otherwise only those of lines without a stored price. Writes nothing where nothing changed.
 */
async function noteSeenPrices(
  { db }: RequestContext,
  { head }: ReadCart,
  seen: readonly PricedLine[],
): Promise<void> {
  if (!head || seen.length === 0) return;
  const keys = seen.map(({ row }) => row.key);
  const units = seen.map(({ price }) => price.unit);
  await sql`/* prepared */
    update cart_lines set seen_unit_cents = seen.unit
    from unnest(${keys}::text[], ${units}::int[]) as seen (key, unit)
    where cart_lines.cart_id = ${head.id} and cart_lines.key = seen.key`.execute(db);
}

type AddAndShowResult =
  | { readonly ok: true; readonly line: AddedLine; readonly cart: CartState }
  | { readonly ok: false; readonly error: AddRefusal };

/**
 * Adds to the visitor's cart and reads it to be shown (CART-03). One statement writes the line and reads the cart, so that only a session
 * that is opened for it needs a transaction.
 */
export function addAndShow(ctx: RequestContext, input: AddInput): Promise<AddAndShowResult> {
  if (ctx.session.current()) return addAndRead(ctx, input);
  return inCartTransaction(ctx, (inside) => addAndRead(inside, input));
}

async function addAndRead(ctx: RequestContext, input: AddInput): Promise<AddAndShowResult> {
  const write = (line: LineToAdd) => retryContention(ctx.db, () => writeAndRead(ctx, line));
  const added = await addBy(ctx, input, write);
  if (!added.ok) return added;
  const { stored, seenBefore } = added.written;
  const cart = await readPricedCart(ctx, {}, stored);
  const isStored = ({ row, price }: PricedLine) =>
    row.seenUnit !== null || (row.key === added.line.key && price.unit === seenBefore);
  const seen = cart.lines.filter((line) => !isStored(line));
  await noteSeenPrices(ctx, cart, seen);
  cartCookies(ctx, cart.state);
  return { ok: true, line: added.line, cart: cart.state };
}
