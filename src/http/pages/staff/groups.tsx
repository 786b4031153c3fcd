import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { GroupList } from '#pricing/customer-groups/back-office/group-list.tsx';
import { readGroupAction } from '#pricing/customer-groups/rules/staff-group.ts';
import { listGroups } from '#pricing/customer-groups/server/list-groups.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/groups.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'groups');
  return {
    ...(await listGroups(ctx)),
    done: readGroupAction(new URL(request.url).searchParams),
    title: staffMessagesFor(staffLocale(ctx)).staffGroups.title,
  };
}

export default function StaffGroups({ loaderData }: Route.ComponentProps) {
  const { title: _, ...list } = loaderData;
  return <GroupList {...list} />;
}
