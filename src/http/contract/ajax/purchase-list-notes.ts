import { mostLines } from '#wholesale/purchase-lists/rules/list-limits.ts';
import type { CallError, CallNote, CallNotes } from '../call-note.ts';
import type { ParamShapes } from '../param-shape.ts';

const wrongNonce: CallError = {
  status: 403,
  when: 'The nonce is missing, wrong or too old: the body is `-1`.',
};
const noSuchList: CallError = {
  status: 404,
  when: 'There is no such list, or it is somebody else’s: the body is `0`.',
};
const refused: CallError = {
  status: 400,
  when: 'A field says nothing that can be used, an item is unknown to this buyer, or nothing is left to do: the body is `0`, and nothing has changed.',
};
const security: ParamShapes = {
  security: { type: 'string', description: 'Nonce `{p}_security_nonce`, from the page.' },
};
const productstring: ParamShapes = {
  productstring: {
    type: 'string',
    description: `\`'productId:qty|'\`, repeated: products without variations, or variations; whole pieces from 0 to 9999; ${mostLines} at most.`,
  },
};
const title: ParamShapes = {
  title: { type: 'string', description: 'Of the new list: 1 to 100 characters.' },
};

const noteOf = (fields: ParamShapes, says: string, ...errors: readonly CallError[]): CallNote => ({
  fields: { ...fields, ...security },
  reply: { says },
  errors: [wrongNonce, ...errors],
});

/** Purchase lists, for business customers alone (wire 4.5). */
export const purchaseListNotes: CallNotes = {
  'admin-ajax {p}_bulkorder_save_list': noteOf(
    {
      ...productstring,
      ...title,
      pricelist: {
        type: 'string',
        description:
          "`'productId:price|'`, repeated: what the buyer saw, with a point or a comma. It is remembered, never charged; a product without one has none.",
      },
    },
    'The id of the new list as bare text.',
    refused,
  ),
  'admin-ajax {p}_save_cart_to_purchase_list': noteOf(
    title,
    '`success` as bare text. Nothing is made of an empty cart.',
    refused,
  ),
  'admin-ajax {p}_purchase_list_update': noteOf(
    { listid: { type: 'integer', description: 'The list.' }, ...productstring },
    'The id of the list as bare text. What is not named leaves the list; today’s prices are remembered.',
    noSuchList,
    refused,
  ),
  'admin-ajax {p}_purchase_list_delete': noteOf(
    { listid: { type: 'integer', description: 'The list.' } },
    '`success` as bare text.',
    noSuchList,
  ),
  'admin-ajax {p}_bulkorder_add_cart': noteOf(
    {
      listval: {
        type: 'integer',
        description: 'The list that the products are of; 0 or nothing of a bulk order form.',
      },
      ...productstring,
    },
    '`success` as bare text; the next page names what was left out. The browser goes to the cart.',
    noSuchList,
    refused,
  ),
  'admin-ajax {p}downloadpurchaselist': noteOf(
    { list: { type: 'integer', description: 'The list.' } },
    'The list as a CSV file in UTF-8 with semicolons: SKU, product, quantity, price of one piece today.',
    noSuchList,
  ),
};
