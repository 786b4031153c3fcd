import { CountList } from '#catalogue/stock/back-office/counts/count-list.tsx';
import { listCounts } from '#catalogue/stock/server/staff/counts/read-counts.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/counts.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  return {
    list: found(await listCounts(ctx, idFrom(asked.get('page') ?? '1'))),
    title: words.staffCounts.title,
  };
}

export default function Counts({ loaderData: { list } }: Route.ComponentProps) {
  return <CountList {...list} />;
}
