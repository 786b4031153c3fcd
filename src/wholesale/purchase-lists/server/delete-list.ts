import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { holdOwnList } from './own-list.ts';

/** Deletes a list of the visitor's own with its lines; the next page says so (LIST-13). */
export function deleteList(toolbox: Toolbox, id: number): Promise<ListResult<{ readonly title: string }>> {
  return inTransaction(toolbox.db, async (db) => {
    const list = await holdOwnList({ ...toolbox, db }, id);
    if (!list) return refusedList({ code: 'unknown-list' });
    await db.deleteFrom('purchase_lists').where('id', '=', list.id).execute();
    const { done } = purchaseListsFor(toolbox.visitor.audience.locale);
    await queueNotice({ ...toolbox, db }, { kind: 'success', text: done.deleted(list.title) });
    return { ok: true, title: list.title };
  });
}
