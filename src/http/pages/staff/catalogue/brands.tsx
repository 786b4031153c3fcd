import { GroupingList } from '#catalogue/taxonomy/back-office/groupings/grouping-list.tsx';
import { groupingLists, readRecordDone } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { brands } from '#catalogue/taxonomy/server/groupings/brands.ts';
import { listGroupings } from '#catalogue/taxonomy/server/groupings/list-groupings.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/brands.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    list: found(await listGroupings(ctx, brands, found(groupingLists.brands.read(asked)))),
    removed: readRecordDone(asked) === 'removed',
    title: words.staffGroupings.brands.title,
  };
}

export default function StaffBrands({ loaderData: { list, removed } }: Route.ComponentProps) {
  return <GroupingList section="brands" list={list} removed={removed} />;
}
