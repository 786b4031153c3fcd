import { ReturnList } from '#selling/returns/back-office/return-list.tsx';
import { returnList } from '#selling/returns/rules/staff-returns.ts';
import { listReturns } from '#selling/returns/server/list-returns.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/returns.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'returns');
  const query = found(returnList.read(asked));
  return { query, list: found(await listReturns(ctx, query)), title: words.staffReturns.title };
}

export default function Returns({ loaderData }: Route.ComponentProps) {
  return <ReturnList query={loaderData.query} list={loaderData.list} />;
}
