import { exportPublicPrices } from '#catalogue/public-prices/server/export-public-prices.ts';
import { exportPrices } from '#pricing/prices/server/staff/export-prices.ts';
import { readPriceLists } from '#pricing/prices/server/staff/read-price-lists.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/price-list-file.ts';

/** A price list as a CSV file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'prices');
  const [list] = await readPriceLists(ctx, idFrom(params.id));
  if (!list) throw notFound();
  return new Response(await (list.isRetail ? exportPublicPrices(ctx) : exportPrices(ctx, list.id)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${list.slug}.csv"`,
    },
  });
}
