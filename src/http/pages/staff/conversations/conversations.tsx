import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { StaffConversationList } from '#wholesale/conversations/back-office/staff-conversation-list.tsx';
import { conversationsList } from '#wholesale/conversations/rules/staff-conversation.ts';
import { countWaitingEmails } from '#wholesale/conversations/server/staff/inbox/list-inbox.ts';
import { listStaffConversations } from '#wholesale/conversations/server/staff/list-staff-conversations.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/conversations.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'conversations');
  const list = found(await listStaffConversations(ctx, found(conversationsList.read(asked))));
  const mayOpenCustomer = mayStaff(ctx.visitor.person, 'customers-view');
  const waitingEmails = await countWaitingEmails(ctx);
  const mayConnect = mayStaff(ctx.visitor.person, 'settings');
  return { list, mayOpenCustomer, waitingEmails, mayConnect, title: words.staffConversations.title };
}

export default function Conversations({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <StaffConversationList {...page} />;
}
