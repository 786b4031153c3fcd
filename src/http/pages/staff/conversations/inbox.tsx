import { InboxPage } from '#wholesale/conversations/back-office/inbound/inbox-page.tsx';
import { inboxList } from '#wholesale/conversations/rules/inbox.ts';
import { readReplyAddress } from '#wholesale/conversations/server/inbound/stored-mailbox.ts';
import { listInbox } from '#wholesale/conversations/server/staff/inbox/list-inbox.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/inbox.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'conversations');
  const inbox = found(await listInbox(ctx, found(inboxList.read(asked))));
  const isConnected = (await readReplyAddress(ctx.db)) !== null;
  return { page: { inbox, isConnected }, title: words.staffInbox.title };
}

/** Emails that have come and are in no conversation. */
export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData.page} />;
}
