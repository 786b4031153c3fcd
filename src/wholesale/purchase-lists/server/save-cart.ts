import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { makeList } from './make-list.ts';
import { listOwner } from './own-list.ts';

/** Keeps what the visitor's cart holds as a new list, at the prices that the cart shows; the cart stays as it is (LIST-10). */
export async function saveCart(
  toolbox: Toolbox,
  title: string,
): Promise<ListResult<{ readonly listId: number }>> {
  const owner = listOwner(toolbox);
  if (owner === null) return refusedList({ code: 'unknown-list' });
  const { mode } = toolbox.visitor.audience;
  return inTransaction(toolbox.db, async (db) => {
    const inside = { ...toolbox, db };
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
