import { productTableNonceAction } from '#wholesale/product-tables/rules/add-to-cart/table-nonce.ts';
import { readLoadCall } from '#wholesale/product-tables/rules/search/read-load-call.ts';
import type { ShownTable } from '#wholesale/product-tables/rules/shown-table.ts';
import { readProductTable } from '#wholesale/product-tables/server/read-product-table.ts';
import { describeTable } from '#wholesale/product-tables/server/show-table.ts';
import { ajaxJson, ajaxText } from '../../ajax-reply.ts';
import type { Handle } from '../../endpoint.ts';
import { pagedTableMarkup, tableRegions } from '../../markup.tsx';

/** Reads what is asked of a table and shows it; `-1` where the nonce is missing or wrong, `0` where there is no such table. */
function loading(reply: (table: ShownTable) => Response): Handle {
  return async (request, ctx) => {
    const form = await request.formData().catch(() => new FormData());
    const call = readLoadCall(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    if (!ctx.nonces.check(productTableNonceAction(ctx.wire), call.nonce)) return ajaxText('-1', 403);
    const table = await readProductTable(ctx, call.tableId);
    if (!table) return ajaxText('0', 404);
    const { search, page, path } = call;
    return reply(await describeTable(ctx, table, { tableId: table.id, search, page }, path));
  };
}

/** `{t}_load_both`: the regions of the table by their selectors (TAB-26, TAB-27). */
export const loadBoth = loading((table) => ajaxJson(tableRegions(table)));

/** `{t}_pagination`: the rows and the links of a page as markup, with the table's new data as JSON on it (TAB-33, TAB-34). */
export const paginateTable = loading((table) => ajaxText(pagedTableMarkup(table)));
