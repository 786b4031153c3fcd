import { TransferList } from '#catalogue/stock/back-office/transfers/transfer-list.tsx';
import { openLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { listTransfers } from '#catalogue/stock/server/staff/transfers/read-transfers.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/transfers.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  return {
    list: found(await listTransfers(ctx, idFrom(asked.get('page') ?? '1'))),
    mayAdd: (await openLocations(ctx)).length > 1,
    removed: asked.get('done') === 'removed',
    title: words.staffTransfers.title,
  };
}

export default function Transfers({ loaderData }: Route.ComponentProps) {
  const { list, mayAdd, removed } = loaderData;
  return <TransferList {...list} mayAdd={mayAdd} removed={removed} />;
}
