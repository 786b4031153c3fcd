import { z } from 'zod';
import { readBulkSearch } from '#wholesale/bulk-order/rules/bulk-search.ts';
import { emptyList, writeSearchReply } from '#wholesale/bulk-order/rules/calls/search-reply.ts';
import { searchItems } from '#wholesale/bulk-order/server/search-items.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { said } from '../../lenient/posted.ts';
import { bulkRowsMarkup } from '../../markup.tsx';

const number = (description: string) => z.string().meta({ type: 'integer', description }).optional();

/** As a map in bare text, with rendered rows where the theme has them; the sentinels where there is nothing (BULK-12 to BULK-19, LIST-11). */
export const ajaxSearch = wholesaleCall({
  name: '{p}_ajax_search',
  summary: 'What the bulk order form can order.',
  fields: z.object({
    searchValue: said('What was typed; words or a code.'),
    searchby: said('`productname` (default), `both` or `sku`: codes alone.'),
    exclude: said('Ids of products that are left out, with commas.'),
    productlist: said('Ids of the products among which it searches, with commas.'),
    tag: said('Slug of the tag among whose products it searches.'),
    category: said('Slugs of categories, with commas: any of them.'),
    sortby: said(
      '`automatic`, `atoz`, `ztoa`, `bestselling`, or one of `menu_order`, `popularity`, `rating`, `date`, `price`, `price-desc`.',
    ),
    instock: said('`1` for what is in stock alone.'),
    idsinform: said('JSON list of the ids that are in the form already; they are not offered again.'),
    dataType: said('`json`.'),
    is_product: said(
      '`1` of a form on the page of the product of `productlist`: its variations are answered.',
    ),
    nonadaptive: said('`1` of a form that ignores the product of its page.'),
    theme: said(
      '`indigo` or `cream`: products in pages, with rendered rows. Without it single items, eight at most.',
    ),
    multiselect: said('`yes` or `no`.'),
    sku: said('`yes` or `no`.'),
    stock: said('`yes` or `no`.'),
    attributes: said('The attributes that are filtered by, with commas.'),
    'attr_{name}': said('Slugs of the terms of that attribute, with commas: any of them.'),
    pagerequested: number('The page, from 1.'),
    paginationdata: said('What came with the page before, under `PAGING`.'),
    autoadd: said('`yes` or `no`.'),
    autoaddset: said('`yes` or `no`.'),
    searchType: said('`purchaseListLoading` loads a purchase list.'),
    purchaselistid: number(
      'The list that is loaded, the buyer’s own; without it the one item of `searchValue`.',
    ),
  }),
  reply: {
    says: 'A JSON map as bare text, by id and suffix: `{id}PRICE`, `{id}TIERPRICE` (`10:7.50;50:7.00`, or 0), `{id}STOCK` (999999999 where stock does not limit it), `{id}IMAGE` (or `no`), `{id}MIN`, `{id}MAX`, `{id}STEP`, `{id}VAL`, `{id}URL`, and the same as `{id}{P}PRICE`, `{id}B2BTIERPRICE` and so on; `product_{id}` is the label, `HTML` the rendered rows of a theme. `1234` where there are no products, `"empty"` of a list. Beside the contract: `{id}SKU`, `{id}PARENT`, `{id}OPTIONS`, `{id}CHOICES`, `PAGING`, `FILTERS`.',
  },
  async handle(ctx, _fields, posted) {
    const search = readBulkSearch(posted);
    const found = await searchItems(ctx, search);
    if (search.loads && found.items.length === 0) return ajaxText(emptyList);
    const { wholesale, wholesaleKey } = ctx.wire;
    const { locale } = ctx.visitor.audience;
    const html =
      search.theme === 'classic' || found.items.length === 0
        ? null
        : bulkRowsMarkup({ items: found.items, paging: found.paging, prefix: wholesale, locale });
    return ajaxText(writeSearchReply({ ...found, html }, wholesaleKey));
  },
});
