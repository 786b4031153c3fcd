import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { matchLines } from '../rules/match-lines.ts';
import { parsePriceString } from '../rules/price-string.ts';
import { parseProductString } from '../rules/product-string.ts';
import { findItems } from './find-items.ts';
import { makeList } from './make-list.ts';
import { listOwner } from './own-list.ts';

/** What a form has to say of a new list (LIST-03). */
type ListToSave = {
  readonly title: string;
  readonly productstring: string;
  readonly pricelist: string;
};

/**
 * Saves the items of a form as a new list. The posted prices are stored as the buyer saw them and never charged; an item that the buyer
 * cannot see is refused, and nothing is saved (LIST-04).
 */
export async function saveList(
  ctx: RequestContext,
  { title, productstring, pricelist }: ListToSave,
): Promise<ListResult<{ readonly listId: number }>> {
  const owner = listOwner(ctx);
  if (owner === null) return refusedList({ code: 'unknown-list' });
  const wanted = parseProductString(productstring);
  if (!wanted.ok) return wanted;
  const prices = parsePriceString(pricelist);
  if (!prices.ok) return prices;
  const matched = matchLines([], { items: wanted.items });
  if (!matched.ok) return matched;
  const { mode } = ctx.visitor.audience;
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const items = await findItems(
      inside,
      matched.added.map(({ itemId }) => itemId),
    );
    const lines = matched.added.flatMap(({ itemId, quantity }) => {
      const item = items.get(itemId);
      const cents = prices.prices.get(itemId);
      return item ? [{ ...item, quantity, unit: cents === undefined ? null : { cents, mode } }] : [];
    });
    if (lines.length < matched.added.length) return refusedList({ code: 'unknown-item' });
    return makeList(inside, owner, { title, lines });
  });
}
