import { PickListsPage } from '#selling/fulfilment/back-office/picking/pick-lists-page.tsx';
import { listPickLists } from '#selling/fulfilment/server/picking/read-pick-list.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/pick-lists.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  return {
    list: found(await listPickLists(ctx, idFrom(asked.get('page') ?? '1'))),
    title: words.staffPicking.title,
  };
}

export default function PickLists({ loaderData: { list } }: Route.ComponentProps) {
  return <PickListsPage {...list} />;
}
