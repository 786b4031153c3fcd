import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { listFields, type PostedList, readListForm } from '../rules/list-form.ts';
import { listPath, listsPath } from '../rules/list-paths.ts';
import type { ListResult } from '../rules/list-refusal.ts';
import { listRefusalSentence } from '../rules/refusal-sentence.ts';
import { deleteList } from './delete-list.ts';
import { putInCart } from './put-in-cart.ts';
import { updateList } from './update-list.ts';

/** The form of a list's page: does what the pressed button says, tells it on the next page, and returns where that is (LIST-02). */
export async function postListForm(toolbox: Toolbox, listId: number, fields: PostedFields): Promise<string> {
  const words = purchaseListsFor(toolbox.visitor.audience.locale);
  const tell = (kind: 'error' | 'success', text: string) => queueNotice(toolbox, { kind, text });
  const back = listPath(listId);
  if (!toolbox.nonces.check(wholesaleNonceAction(toolbox.wire), fields[listFields.nonce] ?? '')) {
    await tell('error', words.problems.expired);
    return back;
  }
  const form = readListForm(fields);
  const result = form.ok ? await doDeed(toolbox, listId, form) : form;
  if (!result.ok) {
    await tell('error', listRefusalSentence(words.problems, result.error));
    return result.error.code === 'unknown-list' ? listsPath : back;
  }
  if (result.next === back) await tell('success', words.done.saved);
  return result.next;
}

async function doDeed(
  toolbox: Toolbox,
  listId: number,
  { deed, lines }: PostedList,
): Promise<ListResult<{ readonly next: string }>> {
  const wish = { lines };
  switch (deed) {
    case 'cart': {
      const result = await putInCart(toolbox, { listId, wish });
      return result.ok ? { ok: true, next: '/cart/' } : result;
    }
    case 'delete': {
      const result = await deleteList(toolbox, listId);
      return result.ok ? { ok: true, next: listsPath } : result;
    }
    // Enter in a quantity presses no button of its own.
    default: {
      const result = await updateList(toolbox, { listId, wish });
      return result.ok ? { ok: true, next: listPath(listId) } : result;
    }
  }
}
