import { mostAtOnce } from '#pricing/quantities/rules/largest-quantities.ts';
import type { CallError, CallNote, CallNotes } from '../call-note.ts';
import type { ParamShapes } from '../param-shape.ts';

const wrongNonce: CallError = {
  status: 403,
  when: 'The nonce is missing, wrong or too old: the body is `-1`.',
};
const nothingAdded: CallError = {
  status: 400,
  when: 'A field says nothing that can be used, an item is unknown to this buyer, or the cart refuses it: `{success: false, data}` with the sentence that says why, and nothing has changed.',
};
const security: ParamShapes = {
  security: { type: 'string', description: 'Nonce `{p}_security_nonce`, from the page.' },
};

const noteOf = (fields: ParamShapes, says: string, ...errors: readonly CallError[]): CallNote => ({
  fields: { ...fields, ...security },
  reply: { says },
  errors: [wrongNonce, ...errors],
});

const text = (description: string) => ({ type: 'string', description }) as const;
const integer = (description: string) => ({ type: 'integer', description }) as const;

/** The bulk order form, for business customers alone (wire 4.5). */
export const bulkOrderNotes: CallNotes = {
  'admin-ajax {p}_ajax_search': noteOf(
    {
      searchValue: text('What was typed; words or a code.'),
      searchby: text('`productname` (default), `both` or `sku`: codes alone.'),
      exclude: text('Ids of products that are left out, with commas.'),
      productlist: text('Ids of the products among which it searches, with commas.'),
      tag: text('Slug of the tag among whose products it searches.'),
      category: text('Slugs of categories, with commas: any of them.'),
      sortby: text(
        '`automatic`, `atoz`, `ztoa`, `bestselling`, or one of `menu_order`, `popularity`, `rating`, `date`, `price`, `price-desc`.',
      ),
      instock: text('`1` for what is in stock alone.'),
      idsinform: text('JSON list of the ids that are in the form already; they are not offered again.'),
      dataType: text('`json`.'),
      is_product: text(
        '`1` of a form on the page of the product of `productlist`: its variations are answered.',
      ),
      nonadaptive: text('`1` of a form that ignores the product of its page.'),
      theme: text(
        '`indigo` or `cream`: products in pages, with rendered rows. Without it single items, eight at most.',
      ),
      multiselect: text('`yes` or `no`.'),
      sku: text('`yes` or `no`.'),
      stock: text('`yes` or `no`.'),
      attributes: text('The attributes that are filtered by, with commas.'),
      'attr_{name}': text('Slugs of the terms of that attribute, with commas: any of them.'),
      pagerequested: integer('The page, from 1.'),
      paginationdata: text('What came with the page before, under `PAGING`.'),
      autoadd: text('`yes` or `no`.'),
      autoaddset: text('`yes` or `no`.'),
      searchType: text('`purchaseListLoading` loads a purchase list.'),
      purchaselistid: integer(
        'The list that is loaded, the buyer’s own; without it the one item of `searchValue`.',
      ),
    },
    'A JSON map as bare text, by id and suffix: `{id}PRICE`, `{id}TIERPRICE` (`10:7.50;50:7.00`, or 0), `{id}STOCK` (999999999 where stock does not limit it), `{id}IMAGE` (or `no`), `{id}MIN`, `{id}MAX`, `{id}STEP`, `{id}VAL`, `{id}URL`, and the same as `{id}{P}PRICE`, `{id}B2BTIERPRICE` and so on; `product_{id}` is the label, `HTML` the rendered rows of a theme. `1234` where there are no products, `"empty"` of a list. Beside the contract: `{id}SKU`, `{id}PARENT`, `{id}OPTIONS`, `{id}CHOICES`, `PAGING`, `FILTERS`.',
  ),
  'admin-ajax {p}_accountingsubtotals': noteOf(
    { pricesent: text('Euro, with a point or a comma.') },
    'The amount as formatted price markup, bare text.',
    { status: 400, when: 'It is no amount: the body is `0`.' },
  ),
  'admin-ajax {p}_bulkorder_add_cart_item': noteOf(
    {
      productid: integer('A product without variations, or a variation.'),
      productqty: integer('Whole pieces from 1 to 9999.'),
      attributes: text('A list of `attrId=value`, for what is still to be chosen of a variation.'),
      customdata: text('A list; nothing is read from it.'),
    },
    'The cart’s total as markup, bare text.',
    nothingAdded,
  ),
  'admin-ajax {p}_bulkorder_add_multiple': noteOf(
    {
      additions: text(
        `A JSON list of \`{productid, productqty, attributes, customdata, qtyaddable}\`, ${mostAtOnce} at most; all of them are added, or none.`,
      ),
    },
    'The cart’s total as markup, bare text.',
    nothingAdded,
  ),
  'admin-ajax {p}_get_stock_quantity_addable': noteOf(
    { id: integer('A product without variations, or a variation.') },
    'How many more may be added, an integer as bare text; 9875678 where it is sold singly and in the cart already.',
    { status: 400, when: 'It is no id: the body is `0`.' },
  ),
  'admin-ajax {p}_get_stock_quantity_addable_multiple': noteOf(
    { products: text(`\`products[]\`, each an id; ${mostAtOnce} at most.`) },
    '`{success: true, data}` with the same integers by id.',
    { status: 400, when: 'One of them is no id: `{success: false, data: {}}`.' },
  ),
};
