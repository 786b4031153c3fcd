import { stockList } from '#catalogue/stock/rules/stock-list.ts';
import { exportStock } from '#catalogue/stock/server/staff/export-stock.ts';
import { found } from '../../not-found.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/stock-file.ts';

/** The list of stock, as it is filtered and sorted, as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  const query = found(stockList.read(asked));
  const name = `${words.staffStock.fileName}-${words.staffStock.fileParts[query.state]}.csv`;
  return new Response(await exportStock(ctx, query), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
