import { readBulkSearch } from '#wholesale/bulk-order/rules/bulk-search.ts';
import { emptyList, writeSearchReply } from '#wholesale/bulk-order/rules/calls/search-reply.ts';
import { searchItems } from '#wholesale/bulk-order/server/search-items.ts';
import { ajaxText } from '../../../ajax-reply.ts';
import { bulkRowsMarkup } from '../../../markup.tsx';
import { bulkCall } from './bulk-call.ts';

/**
 * `{p}_ajax_search`: what the bulk order form can order, as a map in bare text, with rendered rows where the theme has them; the sentinels
 * where there is nothing (BULK-12 to BULK-19, LIST-11).
 */
export const ajaxSearch = bulkCall(async (ctx, { fields }) => {
  const search = readBulkSearch(fields);
  const found = await searchItems(ctx, search);
  if (search.loads && found.items.length === 0) return ajaxText(emptyList);
  const { wholesale, wholesaleKey } = ctx.wire;
  const { locale } = ctx.visitor.audience;
  const html =
    search.theme === 'classic' || found.items.length === 0
      ? null
      : bulkRowsMarkup({ items: found.items, paging: found.paging, prefix: wholesale, locale });
  return ajaxText(writeSearchReply({ ...found, html }, wholesaleKey));
});
