import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReadCart } from './read-cart.ts';

/**
 * Keeps the unit prices that the buyer was shown, so that a change is told once. `notes` says that the page names changes (the cart
 * page does); otherwise only lines without a seen price are noted. Nothing is written where nothing is new.
 */
export async function noteSeenPrices(
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
