import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { GroupList } from '#pricing/customer-groups/back-office/group-list.tsx';
import { readGroupDeed } from '#pricing/customer-groups/rules/staff-group.ts';
import { listGroups } from '#pricing/customer-groups/server/list-groups.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/groups.ts';
import { staffLocale, staffToolbox } from './staff-toolbox.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'groups');
  return {
    ...(await listGroups(toolbox)),
    done: readGroupDeed(new URL(request.url).searchParams),
    title: staffMessagesFor(staffLocale(toolbox)).staffGroups.title,
  };
}

export default function StaffGroups({ loaderData }: Route.ComponentProps) {
  const { title: _, ...list } = loaderData;
  return <GroupList {...list} />;
}
