import { stockValueList } from '#catalogue/stock/rules/stock-value.ts';
import { exportStockValue } from '#catalogue/stock/server/staff/value/export-stock-value.ts';
import { found } from '../../not-found.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/stock-value-file.ts';

/** What every article in stock was worth at the end of a day, as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  const query = found(stockValueList.read(asked));
  const { fileName, fileAt } = words.staffStock.value;
  const name = [fileName, query.at === null ? '' : fileAt(query.at), query.day]
    .filter((part) => part !== '')
    .join('-');
  return new Response(found(await exportStockValue(ctx, query)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}
