import { z } from 'zod';
import { mostAtOnce } from '#pricing/quantities/rules/largest-quantities.ts';
import { cartReply } from '#selling/cart/rules/cart-reply.ts';
import { noteField } from '#selling/cart/rules/line-note.ts';
import { emptyVisitorsCart } from '#selling/cart/server/empty-cart.ts';
import { takeNotices } from '#selling/cart/server/notices.ts';
import { perItems } from '#wholesale/product-tables/rules/add-to-cart/cart-marks.ts';
import { readLoadCall } from '#wholesale/product-tables/rules/search/read-load-call.ts';
import type { ShownTable } from '#wholesale/product-tables/rules/shown-table.ts';
import {
  addedHeader,
  tableCalls as names,
  productTableNonceAction,
  readBulkAdd,
  readTableAdd,
  writeAdded,
} from '#wholesale/product-tables/rules/table-cart-calls.ts';
import { addFromTable } from '#wholesale/product-tables/server/add-from-table.ts';
import { readMarkedLines, removeProduct } from '#wholesale/product-tables/server/read-marked-lines.ts';
import { readProductTable } from '#wholesale/product-tables/server/read-product-table.ts';
import { describeTable } from '#wholesale/product-tables/server/show-table.ts';
import { ajaxCall, wrongNonce } from '../ajax-call.ts';
import { ajaxJson, ajaxText } from '../ajax-reply.ts';
import { cartReplyOf } from '../cart-reply.ts';
import type { AjaxEndpoint } from '../endpoint.ts';
import { addedFields, maybeTyped, postedId, postedLineKey, readElsewhere, said } from '../lenient/posted.ts';
import { pagedTableMarkup, tableRegions } from '../markup.tsx';
import { noticeMarkup } from '../notice-markup.ts';

const cartMarks = z
  .object({
    per_items: z.union([
      z
        .record(
          z.string(),
          z.object({
            quantity: z.number(),
            cart_item_key: z.string(),
            type: z.enum(['normal', 'variation']),
          }),
        )
        .readonly(),
      z.tuple([]).readonly(),
    ]),
    nonce: z.string().meta({ description: 'goes with the calls that need one' }),
  })
  .meta({ id: 'CartMarks' });

const nonce = { field: 'nonce', action: productTableNonceAction, says: 'Of `{t}_wc_fragments`.' };
const page = maybeTyped.meta({ type: 'integer', default: 1, description: 'One past the last is the last.' });

/** The body is always empty: a header names what was added, `{t}_print_notice` shows what was refused (TAB-56, TAB-69, TAB-70). */
const adding = (
  name: string,
  summary: string,
  fields: z.ZodObject,
  read: (posted: Parameters<typeof readBulkAdd>[0]) => ReturnType<typeof readBulkAdd>,
) =>
  ajaxCall('admin-ajax', {
    name,
    summary,
    fields,
    reply: {
      says: 'An empty body whether something was added or not. What was refused is told by the next `{t}_print_notice`.',
      headers: {
        'X-Added-Products':
          'the products that were added, as they were named, with commas; of more than 100 `!` and those that were not, where these are fewer',
      },
    },
    errors: [
      {
        status: 400,
        when: `No product is named, or more than ${mostAtOnce}: the body is \`0\`, and nothing has changed.`,
      },
    ],
    async handle(ctx, _fields, posted) {
      const wantedRows = read(posted);
      if (!wantedRows) return ajaxText('0', 400);
      const { added } = await addFromTable(ctx, wantedRows);
      const reply = ajaxText('');
      const asked = wantedRows.map(({ productId }) => productId);
      reply.headers.set(addedHeader, writeAdded(asked, added));
      return reply;
    },
  });

/** Reads what is asked of a table and shows it; what cannot be read of a search is left out (TAB-26, TAB-27, TAB-33, TAB-34). */
const loading = (
  call: Pick<Parameters<typeof ajaxCall>[1], 'name' | 'summary' | 'reply'>,
  fields: z.ZodRawShape,
  answer: (table: ShownTable) => Response,
) =>
  ajaxCall('admin-ajax', {
    ...call,
    fields: z.object({
      table_id: maybeTyped.meta({ type: 'integer', description: 'The table.' }),
      'args[s]': said('Words or a code.'),
      'args[tax_query][{taxonomy}_IN][taxonomy|field|terms[]|operator]': readElsewhere.meta({
        description:
          'Ids of terms, any of which is enough: `product_cat`, `product_tag`, `product_brand`, `pa_{attribute}`; `field` is `id`, `operator` is `IN`.',
      }),
      'args[meta_query][{key}][key|value|compare]': readElsewhere.meta({
        description:
          '`vehicle_make` with `compare` `LIKE`, of which a part is enough; `oe_manufacturer[]` without it.',
      }),
      'args[orderby]': maybeTyped.meta({
        enum: ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'],
        description: 'Left out: as the table says.',
      }),
      'args[on_sale]': said('`yes` for what is on sale alone.'),
      'args[base_link]': said('The page that the table stands on: its links lead there.'),
      ...fields,
      nonce: said(nonce.says),
    }),
    errors: [wrongNonce, { status: 404, when: 'There is no such table: the body is `0`.' }],
    async handle(ctx, _fields, _posted, { texts }) {
      const asked = readLoadCall(texts);
      if (!ctx.nonces.check(nonce.action(ctx.wire), asked.nonce)) return ajaxText('-1', 403);
      const table = await readProductTable(ctx, asked.tableId);
      if (!table) return ajaxText('0', 404);
      const { search, page: shown, path } = asked;
      return answer(await describeTable(ctx, table, { tableId: table.id, search, page: shown }, path));
    },
  });

/** The calls of product tables (TAB-25 to TAB-86, wire 5.1). */
export const tableCalls: readonly AjaxEndpoint[] = [
  adding(
    `{t}${names.add}`,
    'Adds a row of a table to the cart.',
    z.object({
      product_id: maybeTyped.meta({ type: 'integer', description: 'Product or variation.' }),
      quantity: maybeTyped.meta({
        type: 'number',
        default: 1,
        description: 'Whole pieces; an empty one and 0 are refused.',
      }),
      variation_id: addedFields.variation_id,
      'variation[attribute_pa_{attribute}]': readElsewhere.meta({
        description: 'The slug of the chosen term.',
      }),
      [noteField]: said('A note on the line, which makes it another one; 200 characters at most.'),
      additional_json: said("The client's own; passed over."),
    }),
    (posted) => {
      const row = readTableAdd(posted);
      return row && [row];
    },
  ),
  adding(
    `{t}${names.bulkAdd}`,
    'Adds several rows of a table to the cart.',
    z.object({
      'products[{product_id}][{field}]': readElsewhere.meta({
        description:
          'By product the fields of `{t}_ajax_add_to_cart`, each tried in turn; the advanced table sends the fields of its forms (`add-to-cart`, `quantity`, `attribute_pa_{attribute}`).',
      }),
    }),
    readBulkAdd,
  ),
  ajaxCall('admin-ajax', {
    name: `{t}${names.remove}`,
    summary: 'Takes a product off the cart.',
    nonce,
    fields: z.object({
      product_id: postedId().meta({ description: 'Every line of this product or variation goes.' }),
      cart_item_key: postedLineKey.meta({ description: 'Of a line, 32 characters; it goes as well.' }),
    }),
    reply: { says: '`removed`, or `not-founded` where the cart holds nothing of it, as bare text.' },
    async handle(ctx, { product_id: id, cart_item_key: key }) {
      const result = await removeProduct(ctx, { itemId: id === 0 ? null : id, key });
      return ajaxText(result.ok ? 'removed' : 'not-founded');
    },
  }),
  ajaxCall('admin-ajax', {
    name: `{t}${names.empty}`,
    summary: 'Empties the cart.',
    reply: { schema: cartReply, says: 'The emptied cart; `cart_hash` is empty.' },
    async handle(ctx) {
      await emptyVisitorsCart(ctx);
      return ajaxJson(await cartReplyOf(ctx));
    },
  }),
  ajaxCall('admin-ajax', {
    name: `{t}${names.notice}`,
    summary: 'What waits to be told, once.',
    reply: {
      says: 'Markup: `div.{platform}-message`, `-error` or `-info`; empty where nothing waits.',
    },
    handle: async (ctx) => ajaxText(noticeMarkup(ctx.wire.platform, await takeNotices(ctx))),
  }),
  ajaxCall('admin-ajax', {
    name: `{t}${names.marks}`,
    methods: 'GET or POST',
    summary: 'What the cart holds of each product, and the nonce of the calls that need one.',
    reply: {
      schema: cartMarks,
      says: 'What the cart holds by the id of a product or variation; a product counts its variations together. `per_items` is an empty list for an empty cart.',
    },
    handle: async (ctx) =>
      ajaxJson({
        per_items: perItems(await readMarkedLines(ctx)),
        nonce: ctx.nonces.make(productTableNonceAction(ctx.wire)),
      } satisfies z.output<typeof cartMarks>),
  }),
  loading(
    {
      name: '{t}_load_both',
      summary: 'The regions of a table.',
      reply: {
        schema: z.record(z.string(), z.string()),
        says: 'The inner markup of each region of the table: `table.{t}-tbl>tbody`, `.{t}-stats-report`, `.{t}_my_pagination.{t}_table_pagination`, `.{t}_load_more_wrapper`.',
      },
    },
    {
      'others[page_number]': page,
      'others[type]': said('`load_more` where the rows will be appended.'),
      'others[isMob]': said('`true` in a narrow window; passed over.'),
      'others[reset_search_clicked]': said('`yes`: the args are passed over.'),
      'atts[id]': maybeTyped.meta({
        type: 'integer',
        description: 'The table, where `table_id` is left out.',
      }),
    },
    (table) => ajaxJson(tableRegions(table)),
  ),
  loading(
    {
      name: '{t}_pagination',
      summary: 'A page of a table.',
      reply: {
        says: 'Markup: a table with the rows, their count, and the links, which carry the table’s new data as JSON in `data-table_data`.',
      },
    },
    { page_number: page },
    (table) => ajaxText(pagedTableMarkup(table)),
  ),
];
