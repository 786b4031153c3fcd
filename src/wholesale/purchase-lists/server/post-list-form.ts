import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { listFields, listPath, listsPath, type PostedList, readListForm } from '../rules/list-form.ts';
import { type ListResult, listRefusalSentence } from '../rules/list-refusal.ts';
import { deleteList } from './delete-list.ts';
import { putInCart } from './put-in-cart.ts';
import { updateList } from './update-list.ts';

/** The form of a list's page: does what the pressed button says, queues a notice, and returns the next page (LIST-02). */
export async function postListForm(
  ctx: RequestContext,
  listId: number,
  fields: PostedFields,
): Promise<string> {
  const words = purchaseListsFor(ctx.visitor.audience.locale);
  const notify = (kind: 'error' | 'success', text: string) => queueNotice(ctx, { kind, text });
  const back = listPath(listId);
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), fields[listFields.nonce] ?? '')) {
    await notify('error', words.problems.expired);
    return back;
  }
  const form = readListForm(fields);
  const result = form.ok ? await doAction(ctx, listId, form) : form;
  if (!result.ok) {
    await notify('error', listRefusalSentence(words.problems, result.error));
    return result.error.code === 'unknown-list' ? listsPath : back;
  }
  if (result.next === back) await notify('success', words.done.saved);
  return result.next;
}

async function doAction(
  ctx: RequestContext,
  listId: number,
  { action, lines }: PostedList,
): Promise<ListResult<{ readonly next: string }>> {
  const request = { lines };
  switch (action) {
    case 'cart': {
      const result = await putInCart(ctx, { listId, request });
      return result.ok ? { ok: true, next: '/cart/' } : result;
    }
    case 'delete': {
      const result = await deleteList(ctx, listId);
      return result.ok ? { ok: true, next: listsPath } : result;
    }
    // Enter in a quantity presses no button of its own.
    default: {
      const result = await updateList(ctx, { listId, request });
      return result.ok ? { ok: true, next: listPath(listId) } : result;
    }
  }
}
