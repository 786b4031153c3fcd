import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { mostAtOnce } from '#pricing/quantities/rules/largest-quantities.ts';
import { addRefusalSentence } from '#selling/cart/server/refusal-sentence.ts';
import type { BulkRefusal } from '#wholesale/bulk-order/rules/add-to-cart/bulk-refusal.ts';
import { readAdditions, readItemRequest } from '#wholesale/bulk-order/rules/add-to-cart/item-request.ts';
import { mostRows } from '#wholesale/bulk-order/rules/bulk-form-limits.ts';
import { writeAddable } from '#wholesale/bulk-order/rules/calls/stock-answer.ts';
import { readPriceSent } from '#wholesale/bulk-order/rules/price-sent.ts';
import { addBulk } from '#wholesale/bulk-order/server/add-bulk.ts';
import { addForm } from '#wholesale/bulk-order/server/add-form.ts';
import { readAddable } from '#wholesale/bulk-order/server/read-addable.ts';
import { parseProductString } from '#wholesale/purchase-lists/rules/product-string.ts';
import { putInCart } from '#wholesale/purchase-lists/server/put-in-cart.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxFailure, ajaxJson, ajaxText } from '../../ajax-reply.ts';
import type { CallError } from '../../call-document.ts';
import type { AjaxEndpoint } from '../../endpoint.ts';
import { everyTyped, idIn, postedId, typed } from '../../lenient/posted.ts';
import { amountMarkup } from '../../product-markup.ts';
import { ajaxSearch } from './ajax-search.ts';
import { listReply, noSuchList, nothingDone, productString } from './list-calls.ts';

// What a form sends that is of no list.
const noList = new Set(['', '0', 'no']);
const listId = postedId();
const item = 'A product without variations, or a variation.';

const nothingAdded: CallError = {
  status: 400,
  when: 'A field says nothing that can be used, an item is unknown to this buyer, or the cart refuses it: `{success: false, data}` with the sentence that says why, and nothing has changed.',
};

/** Why nothing was added, as a sentence that the form shows. */
function refused({ visitor: { audience } }: RequestContext, error: BulkRefusal): Response {
  const { problems } = bulkOrderFor(audience.locale);
  if (error.code === 'refused') {
    const words = messagesFor(audience.locale).cart;
    return ajaxFailure(addRefusalSentence(words, error.refusal), 400);
  }
  const sentence = 'limit' in error ? problems[error.code](error.limit) : problems[error.code];
  return ajaxFailure(sentence, 400);
}

const asMarkup = ({ wire, visitor }: RequestContext, amount: Parameters<typeof amountMarkup>[0]): Response =>
  ajaxText(amountMarkup(amount, { platform: wire.platform, locale: visitor.audience.locale }));

/** Adds all requested items, or none; answers the cart's total as markup. */
async function addRequested(
  ctx: RequestContext,
  wanted: Parameters<typeof addBulk>[1] | null,
): Promise<Response> {
  if (!wanted) return refused(ctx, { code: 'malformed' });
  const result = await addBulk(ctx, wanted);
  return result.ok ? asMarkup(ctx, result.cart.total) : refused(ctx, result.error);
}

/** The calls of the bulk order form, for business customers alone (BULK-01, BULK-12 to BULK-37, LIST-15, ACC-10, wire 4.5). */
export const bulkOrderCalls: readonly AjaxEndpoint[] = [
  ajaxSearch,
  wholesaleCall({
    name: '{p}_accountingsubtotals',
    summary: 'An amount as the shop writes it.',
    fields: z.object({
      pricesent: typed.meta({ description: 'Euro, with a point or a comma.' }),
    }),
    reply: { says: 'The amount as formatted price markup, bare text.' },
    errors: [{ status: 400, when: 'It is no amount: the body is `0`.' }],
    async handle(ctx, { pricesent }) {
      const amount = readPriceSent(pricesent);
      return amount === null ? ajaxText('0', 400) : asMarkup(ctx, amount);
    },
  }),
  wholesaleCall({
    name: '{p}_bulkorder_add_cart',
    summary: 'Puts products into the cart, of a list or of a form.',
    fields: z.object({
      listval: typed.meta({
        type: 'integer',
        description: 'The list that the products are of; 0 or nothing of a bulk order form.',
      }),
      productstring: productString,
    }),
    reply: {
      says: '`success` as bare text; the next page names what was left out. The browser goes to the cart.',
    },
    errors: [noSuchList, nothingDone],
    async handle(ctx, { listval, productstring }) {
      const parsed = parseProductString(productstring);
      if (!noList.has(listval)) {
        const wanted = { listId: listId.parse(listval), request: parsed };
        return listReply(
          parsed.ok ? await putInCart(ctx, { ...wanted, request: parsed }) : parsed,
          () => 'success',
        );
      }
      if (!parsed.ok) return refused(ctx, { code: 'malformed' });
      const result = await addForm(ctx, parsed.items);
      return result.ok ? ajaxText('success') : refused(ctx, result.error);
    },
  }),
  wholesaleCall({
    name: '{p}_bulkorder_add_cart_item',
    summary: 'Adds pieces of one product.',
    fields: z.object({
      productid: typed.meta({ type: 'integer', description: item }),
      productqty: typed.meta({ type: 'integer', description: 'Whole pieces from 1 to 9999.' }),
      attributes: everyTyped.meta({
        description: 'A list of `attrId=value`, for what is still to be chosen of a variation.',
      }),
      customdata: everyTyped.meta({ description: 'A list; nothing is read from it.' }),
    }),
    reply: { says: 'The cart’s total as markup, bare text.' },
    errors: [nothingAdded],
    async handle(ctx, { attributes }, { productid, productqty }) {
      const wanted = readItemRequest({ productid, productqty, attributes });
      return addRequested(ctx, wanted && [wanted]);
    },
  }),
  wholesaleCall({
    name: '{p}_bulkorder_add_multiple',
    summary: 'Adds all that is named, or nothing.',
    fields: z.object({
      additions: typed.meta({
        description: `A JSON list of \`{productid, productqty, attributes, customdata, qtyaddable}\`, ${mostAtOnce} at most; all of them are added, or none.`,
      }),
    }),
    reply: { says: 'The cart’s total as markup, bare text.' },
    errors: [nothingAdded],
    handle: (ctx, { additions }) => addRequested(ctx, readAdditions(additions)),
  }),
  wholesaleCall({
    name: '{p}_get_stock_quantity_addable',
    summary: 'How many more pieces may be added.',
    fields: z.object({ id: typed.meta({ type: 'integer', description: item }) }),
    reply: {
      says: 'How many more may be added, an integer as bare text; 9875678 where it is sold singly and in the cart already.',
    },
    errors: [{ status: 400, when: 'It is no id: the body is `0`.' }],
    async handle(ctx, fields) {
      const id = idIn(fields.id);
      if (id === 0) return ajaxText('0', 400);
      const addable = (await readAddable(ctx, [id])).get(id) ?? 0;
      return ajaxText(String(writeAddable(addable)));
    },
  }),
  wholesaleCall({
    name: '{p}_get_stock_quantity_addable_multiple',
    summary: 'The same for several products.',
    fields: z.object({
      products: everyTyped.meta({ description: `\`products[]\`, each an id; ${mostAtOnce} at most.` }),
    }),
    reply: { says: '`{success: true, data}` with the same integers by id.' },
    errors: [{ status: 400, when: 'One of them is no id: `{success: false, data: {}}`.' }],
    async handle(ctx, { products }) {
      const ids = products.map(idIn);
      if (ids.length === 0 || ids.length > mostRows || ids.includes(0)) {
        return ajaxJson({ success: false, data: {} }, 400);
      }
      const addable = await readAddable(ctx, ids);
      const data = Object.fromEntries([...addable].map(([id, pieces]) => [id, writeAddable(pieces)]));
      return ajaxJson({ success: true, data });
    },
  }),
];
