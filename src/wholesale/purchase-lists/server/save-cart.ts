import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { makeList } from './make-list.ts';
import { listOwner } from './own-list.ts';

/** Keeps what the visitor's cart holds as a new list, at the prices that the cart shows; the cart stays as it is (LIST-10). */
export async function saveCart(
  ctx: RequestContext,
  title: string,
): Promise<ListResult<{ readonly listId: number }>> {
  const owner = listOwner(ctx);
  if (owner === null) return refusedList({ code: 'unknown-list' });
  const { mode } = ctx.visitor.audience;
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const cart = await readPricedCart(inside);
    const lines = cart.lines.map(({ row, price }) => ({
      itemId: row.itemId,
      name: row.name,
      attributes: row.attributes,
      quantity: row.quantity,
      unit: price.steps.length > 0 ? { cents: price.unit, mode } : null,
    }));
    return makeList(inside, owner, { title, lines });
  });
}
