import { GroupingList } from '#catalogue/taxonomy/back-office/groupings/grouping-list.tsx';
import { groupingLists, readRecordDone } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { listGroupings } from '#catalogue/taxonomy/server/groupings/list-groupings.ts';
import { shippingClasses } from '#catalogue/taxonomy/server/groupings/shipping-classes.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/shipping-classes.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'shipping');
  return {
    list: found(
      await listGroupings(ctx, shippingClasses, found(groupingLists['shipping-classes'].read(asked))),
    ),
    removed: readRecordDone(asked) === 'removed',
    title: words.staffGroupings['shipping-classes'].title,
  };
}

export default function StaffShippingClasses({ loaderData: { list, removed } }: Route.ComponentProps) {
  return <GroupingList section="shipping-classes" list={list} removed={removed} />;
}
