import { z } from 'zod';
import type { ListResult } from '#wholesale/purchase-lists/rules/list-refusal.ts';
import { mostLines, parseProductString } from '#wholesale/purchase-lists/rules/product-string.ts';
import { deleteList } from '#wholesale/purchase-lists/server/delete-list.ts';
import { listFile } from '#wholesale/purchase-lists/server/list-file.ts';
import { saveCart } from '#wholesale/purchase-lists/server/save-cart.ts';
import { saveList } from '#wholesale/purchase-lists/server/save-list.ts';
import { updateList } from '#wholesale/purchase-lists/server/update-list.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxHeaders, ajaxText } from '../../ajax-reply.ts';
import type { CallError } from '../../call-document.ts';
import type { AjaxEndpoint } from '../../endpoint.ts';
import { postedId, typed } from '../../lenient/posted.ts';

export const noSuchList: CallError = {
  status: 404,
  when: 'There is no such list, or it is somebody else’s: the body is `0`.',
};
export const nothingDone: CallError = {
  status: 400,
  when: 'A field says nothing that can be used, an item is unknown to this buyer, or nothing is left to do: the body is `0`, and nothing has changed.',
};

export const productString = typed.meta({
  description: `\`'productId:qty|'\`, repeated: products without variations, or variations; whole pieces from 0 to 9999; ${mostLines} at most.`,
});
const title = typed.meta({ description: 'Of the new list: 1 to 100 characters.' });
const list = postedId().meta({ description: 'The list.' });

/** What a call about lists answers: `0` where nothing was done, and else what the contract names, as bare text (wire 4.5). */
export function listReply<Done>(result: ListResult<Done>, reply: (done: Done) => string): Response {
  if (result.ok) return ajaxText(reply(result));
  return ajaxText('0', result.error.code === 'unknown-list' ? 404 : 400);
}

/** A name as a header carries it: no character of it means anything else there (RFC 8187). */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Purchase lists, for business customers alone (LIST-04, LIST-10 to LIST-14, wire 4.5). */
export const listCalls: readonly AjaxEndpoint[] = [
  wholesaleCall({
    name: '{p}_bulkorder_save_list',
    summary: 'Stores a list by a name.',
    fields: z.object({
      productstring: productString,
      title,
      pricelist: typed.meta({
        description:
          "`'productId:price|'`, repeated: what the buyer saw, with a point or a comma. It is remembered, never charged; a product without one has none.",
      }),
    }),
    reply: { says: 'The id of the new list as bare text.' },
    errors: [nothingDone],
    handle: async (ctx, { title: named, productstring, pricelist }) =>
      listReply(await saveList(ctx, { title: named, productstring, pricelist }), ({ listId }) =>
        String(listId),
      ),
  }),
  wholesaleCall({
    name: '{p}_save_cart_to_purchase_list',
    summary: 'Stores the cart as a list.',
    fields: z.object({ title }),
    reply: { says: '`success` as bare text. Nothing is made of an empty cart.' },
    errors: [nothingDone],
    handle: async (ctx, fields) => listReply(await saveCart(ctx, fields.title), () => 'success'),
  }),
  wholesaleCall({
    name: '{p}_purchase_list_update',
    summary: 'Brings a list to what is named.',
    fields: z.object({ listid: list, productstring: productString }),
    reply: {
      says: 'The id of the list as bare text. What is not named leaves the list; today’s prices are remembered.',
    },
    errors: [noSuchList, nothingDone],
    async handle(ctx, { productstring, listid }) {
      const wanted = parseProductString(productstring);
      const result = wanted.ok ? await updateList(ctx, { listId: listid, request: wanted }) : wanted;
      return listReply(result, ({ listId }) => String(listId));
    },
  }),
  wholesaleCall({
    name: '{p}_purchase_list_delete',
    summary: 'Deletes a list and its lines.',
    fields: z.object({ listid: list }),
    reply: { says: '`success` as bare text.' },
    errors: [noSuchList],
    handle: async (ctx, { listid }) => listReply(await deleteList(ctx, listid), () => 'success'),
  }),
];

/** Linked from the page of a list (LIST-14). */
export const downloadList = wholesaleCall({
  name: '{p}downloadpurchaselist',
  methods: 'GET or POST',
  inAddress: true,
  summary: 'The list as a file.',
  fields: z.object({ list }),
  reply: {
    says: 'The list as a CSV file in UTF-8 with semicolons: SKU, product, quantity, price of one piece today.',
  },
  errors: [noSuchList],
  async handle(ctx, fields) {
    const id = fields.list;
    const file = await listFile(ctx, id);
    if (!file) return ajaxText('0', 404);
    return new Response(file.text, {
      headers: {
        ...ajaxHeaders,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="lista-${id}.csv"; filename*=UTF-8''${encoded(file.title)}.csv`,
      },
    });
  },
});
