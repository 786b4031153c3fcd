import { callAjaxAction, isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { readAjaxAnswer } from '#foundation/calls/storefront/read-ajax-answer.ts';
import type { Addable } from '../../rules/add-to-cart/add-button.ts';
import { type Chosen, writeChoices } from '../../rules/add-to-cart/valid-choices.ts';
import type { BulkForm } from '../../rules/bulk-form.ts';
import { type SearchRequest, searchFields } from '../../rules/calls/search-call.ts';
import { readSearchReply, type SearchAnswer } from '../../rules/calls/search-reply.ts';
import { readAddable, readAddableMap } from '../../rules/calls/stock-answer.ts';

/** Something to be added, as the form names it. */
export type Addition = { readonly id: number; readonly quantity: number; readonly chosen: Chosen };

/** What became of an add: the cart's total as markup, or why nothing was added; null where the shop did not answer. */
export type AddAnswer =
  | { readonly ok: true; readonly total: string }
  | { readonly ok: false; readonly sentence: string | null };

/** The calls that a form on a page makes. */
export type BulkCalls = ReturnType<typeof bulkCalls>;

/** The calls of a form, each with the nonce of its page (BULK-12, BULK-33 to BULK-37, LIST-04, LIST-11). */
export function bulkCalls({ context, replyKey, options }: BulkForm) {
  const name = (action: string) => `${context.wholesale}_${action}`;
  const security = context.nonce;

  async function added(
    action: string,
    fields: FormData | Readonly<Record<string, string>>,
  ): Promise<AddAnswer> {
    const { status, text } = await postAjaxAction(name(action), fields);
    if (isDone(status)) return { ok: true, total: text };
    const { data } = readAjaxAnswer(text);
    return { ok: false, sentence: typeof data === 'string' ? data : null };
  }

  return {
    async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
      const fields = { security, ...searchFields(options, request) };
      const { status, text } = await postAjaxAction(name('ajax_search'), fields, signal);
      return isDone(status) ? readSearchReply(text, replyKey) : { kind: 'failed' };
    },
    async addItem({ id, quantity, chosen }: Addition): Promise<AddAnswer> {
      const fields = new FormData();
      fields.set('security', security);
      fields.set('productid', String(id));
      fields.set('productqty', String(quantity));
      for (const choice of writeChoices(chosen)) fields.append('attributes[]', choice);
      return added('bulkorder_add_cart_item', fields);
    },
    async bulkAdd(additions: readonly Addition[], addable: ReadonlyMap<number, Addable>): Promise<AddAnswer> {
      const items = additions.map(({ id, quantity, chosen }) => ({
        productid: id,
        productqty: quantity,
        attributes: writeChoices(chosen),
        customdata: [],
        qtyaddable: addable.get(id) ?? 0,
      }));
      return added('bulkorder_add_multiple', { security, additions: JSON.stringify(items) });
    },
    addForm: (productstring: string, listId: number | null) =>
      added('bulkorder_add_cart', { security, productstring, listval: String(listId ?? 0) }),
    async addable(id: number): Promise<Addable | null> {
      const fields = { security, id: String(id) };
      const { status, text } = await postAjaxAction(name('get_stock_quantity_addable'), fields);
      return isDone(status) ? readAddable(text) : null;
    },
    async addableOf(ids: readonly number[]): Promise<ReadonlyMap<number, Addable> | null> {
      const fields = new FormData();
      fields.set('security', security);
      for (const id of ids) fields.append('products[]', String(id));
      const { success, data } = await callAjaxAction(name('get_stock_quantity_addable_multiple'), fields);
      return success ? readAddableMap(data) : null;
    },
    /** the total as markup, null where none came (BULK-33) */
    async total(cents: number, signal?: AbortSignal): Promise<string | null> {
      const fields = { security, pricesent: (cents / 100).toFixed(2) };
      const { status, text } = await postAjaxAction(name('accountingsubtotals'), fields, signal);
      return isDone(status) ? text : null;
    },
    async saveList(fields: {
      readonly title: string;
      readonly productstring: string;
      readonly pricelist: string;
    }): Promise<boolean> {
      const { status } = await postAjaxAction(name('bulkorder_save_list'), { security, ...fields });
      return isDone(status);
    },
  };
}
