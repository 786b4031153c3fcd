import { data, redirect } from 'react-router';
import { MailboxPage } from '#wholesale/conversations/back-office/inbound/mailbox-page.tsx';
import { mailboxAction } from '#wholesale/conversations/rules/mailbox.ts';
import { postMailbox, readMailboxPage } from '#wholesale/conversations/server/staff/inbox/mailbox-page.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/mailbox.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'settings');
  return {
    page: {
      page: await readMailboxPage(ctx),
      nonce: ctx.nonces.make(mailboxAction),
      isRemoved: asked.get('done') === 'removed',
    },
    title: words.staffMailbox.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'settings');
  const outcome = await postMailbox(ctx, await request.formData());
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  const isWrong = outcome.kind === 'wrong' || outcome.test !== null;
  return data(outcome, { status: isWrong ? 422 : 200 });
}

/** The mailbox that answers of customers come to. */
export default function Mailbox({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MailboxPage
      {...loaderData.page}
      rejected={actionData?.kind === 'wrong' ? actionData : null}
      tested={actionData?.kind === 'tested' ? actionData : null}
    />
  );
}
