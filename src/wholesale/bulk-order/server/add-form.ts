import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { bulkAdd } from '#selling/cart/server/bulk-add/bulk-add.ts';
import { notifyLeftOut } from '#selling/cart/server/bulk-add/notify-left-out.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { showCart } from '#selling/cart/server/show-cart.ts';
import type { WantedItem } from '#wholesale/purchase-lists/rules/product-string.ts';
import { findItems, type ListItem } from '#wholesale/purchase-lists/server/find-items.ts';
import type { BulkResult } from '../rules/add-to-cart/bulk-refusal.ts';
import { mostRows } from '../rules/bulk-form-limits.ts';

/**
 * Puts the rows of a classic form into the visitor's cart, in one transaction: as many of each as there are, what cannot be had is named on
 * the next page. An item that the buyer cannot see is none, and then nothing is added at all (BULK-31, BULK-34).
 */
export function addForm(
  ctx: RequestContext,
  items: readonly WantedItem[],
): Promise<BulkResult<{ readonly pieces: number }>> {
  const wanted = items.filter(({ quantity }) => quantity > 0);
  return inCartTransaction(ctx, async (inside): Promise<BulkResult<{ readonly pieces: number }>> => {
    if (wanted.length === 0) return { ok: false, error: { code: 'nothing-chosen' } };
    if (wanted.length > mostRows) return { ok: false, error: { code: 'too-many-lines', limit: mostRows } };
    const known = await findItems(
      inside,
      wanted.map(({ itemId }) => itemId),
    );
    const lines = wanted.flatMap((row) => lineOf(row, known.get(row.itemId)) ?? []);
    if (lines.length < wanted.length) {
      return { ok: false, error: { code: 'refused', refusal: { code: 'unknown-product' } } };
    }
    const bulk = await bulkAdd(inside, lines);
    const pieces = bulk.added.reduce((sum, { quantity }) => sum + quantity, 0);
    if (pieces > 0) {
      await showCart(inside);
      const { done } = bulkOrderFor(inside.visitor.audience.locale);
      await queueNotice(inside, { kind: 'success', text: done.inCart(pieces) });
    }
    await notifyLeftOut(inside, bulk);
    return { ok: true, pieces };
  });
}

function lineOf({ itemId, quantity }: WantedItem, item: ListItem | undefined) {
  if (!item) return null;
  const { name, attributes } = item;
  return { name, productId: itemId, variationId: null, attributes, quantity };
}
