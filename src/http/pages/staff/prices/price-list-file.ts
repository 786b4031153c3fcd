import { exportPrices } from '#pricing/prices/server/staff/export-prices.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/price-list-file.ts';

/** A price list as a CSV file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'prices');
  const [list] = await readPriceLists(toolbox, idFrom(params.id));
  if (!list || list.isRetail) throw notFound();
  return new Response(await exportPrices(toolbox, list.id), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.slug}.csv"`,
    },
  });
}
