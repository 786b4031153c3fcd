import { parcelList } from '#selling/fulfilment/rules/parcel-list.ts';
import { exportParcels } from '#selling/fulfilment/server/export-parcels.ts';
import { found } from '../../not-found.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/parcels-file.ts';

/** The list of parcels, as it is filtered, as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  const query = found(parcelList.read(asked));
  return new Response(await exportParcels(ctx, query), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.staffParcels.fileName}"`,
    },
  });
}
