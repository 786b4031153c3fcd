import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { listFields, listPath } from '../rules/list-form.ts';
import { type ListResult, listRefusalSentence, refusedList } from '../rules/list-refusal.ts';
import { makeList } from './make-list.ts';
import { listOwner } from './own-list.ts';

/** The cart page's form for a new list: saves the cart under the name typed and returns where the browser goes next (LIST-10). */
export async function postCartAsList(ctx: RequestContext, fields: PostedFields): Promise<string> {
  const { problems, done, fromCart } = purchaseListsFor(ctx.visitor.audience.locale);
  const isSealed = ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields[listFields.nonce] ?? '');
  const result = isSealed ? await saveCart(ctx, fields[listFields.title] ?? '') : null;
  if (result?.ok) {
    const action = { label: fromCart.toList, href: listPath(result.listId) };
    await queueNotice(ctx, { kind: 'success', text: done.saved, action });
  } else {
    const text = result ? listRefusalSentence(problems, result.error) : problems.expired;
    await queueNotice(ctx, { kind: 'error', text });
  }
  return '/cart/';
}

/** Saves the lines of the visitor's cart as a new list, at the prices that the cart shows; the cart stays as it is (LIST-10). */
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
