import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import { availableOf, type StockQuery } from '../../rules/stock-list.ts';
import { allStock } from './list-stock.ts';

/** A list of stock as a CSV file, in the language of the staff area. */
export async function exportStock(
  ctx: Pick<RequestContext, 'db' | 'memory' | 'settings'>,
  query: StockQuery,
): Promise<string> {
  const { columns } = staffMessagesFor(ctx.settings.interface_language).staffStock;
  const articles = await allStock(ctx, query);
  return csvText([
    [
      columns.code,
      columns.article,
      columns.onHand,
      columns.reserved,
      columns.available,
      columns.threshold,
      columns.waiting,
    ],
    ...articles.map((article) => [
      article.sku ?? '',
      articleTitle(article),
      article.onHand,
      article.reserved,
      availableOf(article),
      article.threshold,
      article.waiting,
    ]),
  ]);
}
