import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { PostBox } from '#selling/orders/back-office/post-box.tsx';
import { listPostBox } from '#selling/orders/server/list-post-box.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/post-box.ts';
import { staffLocale, staffToolbox } from './staff-toolbox.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'letters');
  return {
    letters: await listPostBox(toolbox),
    title: staffMessagesFor(staffLocale(toolbox)).backOffice.postBox.title,
  };
}

export default function StaffPostBox({ loaderData }: Route.ComponentProps) {
  return <PostBox letters={loaderData.letters} />;
}
