import { GroupingList } from '#catalogue/taxonomy/back-office/groupings/grouping-list.tsx';
import { groupingLists, readRecordDone } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { listGroupings } from '#catalogue/taxonomy/server/groupings/list-groupings.ts';
import { tags } from '#catalogue/taxonomy/server/groupings/tags.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/tags.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  return {
    list: found(await listGroupings(ctx, tags, found(groupingLists.tags.read(asked)))),
    removed: readRecordDone(asked) === 'removed',
    title: words.staffGroupings.tags.title,
  };
}

export default function StaffTags({ loaderData: { list, removed } }: Route.ComponentProps) {
  return <GroupingList section="tags" list={list} removed={removed} />;
}
