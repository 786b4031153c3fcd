import { exportDifferences } from '#catalogue/stock/server/staff/counts/read-differences.ts';
import { found, idFrom } from '../../not-found.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/count-differences-file.ts';

/** The differences of a count as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'stock');
  const id = idFrom(args.params.id);
  const file = found(await exportDifferences(ctx, id));
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.staffCounts.differences.fileName}-${id}.csv"`,
    },
  });
}
