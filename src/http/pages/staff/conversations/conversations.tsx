import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { StaffConversationList } from '#wholesale/conversations/back-office/staff-conversation-list.tsx';
import { readConversationQuery } from '#wholesale/conversations/rules/staff-conversation.ts';
import { listStaffConversations } from '#wholesale/conversations/server/staff/list-staff-conversations.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/conversations.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'conversations');
  const query = readConversationQuery(new URL(request.url).searchParams);
  const list = query && (await listStaffConversations(ctx, query));
  if (!list) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).staffConversations.title };
}

export default function Conversations({ loaderData }: Route.ComponentProps) {
  return <StaffConversationList list={loaderData.list} />;
}
