import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { matchLines } from '../rules/match-lines.ts';
import { parsePriceString } from '../rules/price-string.ts';
import { parseProductString } from '../rules/product-string.ts';
import { findItems } from './find-items.ts';
import { makeList } from './make-list.ts';
import { listOwner } from './own-list.ts';

/** What a form has to say of a new list (LIST-03). */
export type ListToSave = {
  readonly title: string;
  readonly productstring: string;
  readonly pricelist: string;
};

/**
 * Keeps what a form holds as a new list. The prices that it brings are remembered, as the buyer saw them, and never charged; an item that
 * the buyer cannot see is refused, and nothing is kept (LIST-04).
 */
export async function saveList(
  toolbox: Toolbox,
  { title, productstring, pricelist }: ListToSave,
): Promise<ListResult<{ readonly listId: number }>> {
  const owner = listOwner(toolbox);
  if (owner === null) return refusedList({ code: 'unknown-list' });
  const wished = parseProductString(productstring);
  if (!wished.ok) return wished;
  const told = parsePriceString(pricelist);
  if (!told.ok) return told;
  const matched = matchLines([], { items: wished.items });
  if (!matched.ok) return matched;
  const { mode } = toolbox.visitor.audience;
  return inTransaction(toolbox.db, async (db) => {
    const inside = { ...toolbox, db };
    const items = await findItems(
      inside,
      matched.added.map(({ itemId }) => itemId),
    );
    const lines = matched.added.flatMap(({ itemId, quantity }) => {
      const item = items.get(itemId);
      const cents = told.prices.get(itemId);
      return item ? [{ ...item, quantity, unit: cents === undefined ? null : { cents, mode } }] : [];
    });
    if (lines.length < matched.added.length) return refusedList({ code: 'unknown-item' });
    return makeList(inside, owner, { title, lines });
  });
}
