import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { bulkAdd, type WantedLine } from '#selling/cart/server/bulk-add/bulk-add.ts';
import { notifyLeftOut } from '#selling/cart/server/bulk-add/notify-left-out.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { type ListRequest, matchLines } from '../rules/match-lines.ts';
import { findSeenList } from './own-list.ts';
import { type ListRowOf, readListRows } from './read-list-rows.ts';

/** What is to be bought of a list: its lines in the quantities named, as its page shows them. */
type ListPurchase = { readonly listId: number; readonly request: ListRequest };

/**
 * Puts lines of a list that the visitor sees into the cart, in one transaction: all that have a quantity above 0, as many as there are.
 * What cannot be bought any more is left out and named on the next page (LIST-15).
 */
export async function putInCart(
  ctx: RequestContext,
  { listId, request }: ListPurchase,
): Promise<ListResult<{ readonly pieces: number }>> {
  return inCartTransaction(ctx, async (inside): Promise<ListResult<{ readonly pieces: number }>> => {
    const list = await findSeenList(inside, listId);
    if (!list) return refusedList({ code: 'unknown-list' });
    const lines = await readListRows(inside, list.id);
    const matched = matchLines(lines, request);
    if (!matched.ok) return matched;
    if (matched.added.length > 0) return refusedList({ code: 'unknown-item' });
    const quantities = new Map(matched.remaining.map(({ id, quantity }) => [id, quantity]));
    const wanted = lines
      .map((line) => wantedLine(line, quantities.get(line.id) ?? 0))
      .filter(({ quantity }) => quantity > 0);
    if (wanted.length === 0) return refusedList({ code: 'list-empty' });
    const bulk = await bulkAdd(inside, wanted);
    const pieces = bulk.added.reduce((sum, { quantity }) => sum + quantity, 0);
    if (pieces > 0) {
      await showCart(inside);
      const words = purchaseListsFor(inside.visitor.audience.locale);
      await queueNotice(inside, { kind: 'success', text: words.inCart(list.title, pieces) });
    }
    await notifyLeftOut(inside, bulk);
    return { ok: true, pieces };
  });
}

function wantedLine({ itemId, name, attributes }: ListRowOf, quantity: number): WantedLine {
  return { name, productId: itemId, variationId: null, attributes, quantity };
}
