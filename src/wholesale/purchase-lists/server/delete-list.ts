import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { holdOwnList } from './own-list.ts';

/** Deletes a list of the visitor's own with its lines; the next page says so (LIST-13). */
export function deleteList(ctx: RequestContext, id: number): Promise<ListResult<{ readonly title: string }>> {
  return inTransaction(ctx.db, async (db) => {
    const list = await holdOwnList({ ...ctx, db }, id);
    if (!list) return refusedList({ code: 'unknown-list' });
    await db.deleteFrom('purchase_lists').where('id', '=', list.id).execute();
    const { done } = purchaseListsFor(ctx.visitor.audience.locale);
    await queueNotice({ ...ctx, db }, { kind: 'success', text: done.deleted(list.title) });
    return { ok: true, title: list.title };
  });
}
