import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { InboxEmailPage } from '#wholesale/conversations/back-office/inbound/inbox-email-page.tsx';
import { inboxAction, readInboxDone } from '#wholesale/conversations/rules/inbox.ts';
import { postInboxEmail } from '#wholesale/conversations/server/staff/inbox/post-inbox-email.ts';
import { readInboxEmail } from '#wholesale/conversations/server/staff/inbox/read-inbox-email.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/inbox-email.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'conversations');
  const email = found(await readInboxEmail(ctx, idFrom(args.params.id)));
  const mayOpenOrder = mayStaff(ctx.visitor.person, 'orders');
  return {
    page: { email, nonce: ctx.nonces.make(inboxAction), done: readInboxDone(asked), mayOpenOrder },
    title: email.subject || words.staffInbox.noSubject,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'conversations');
  return answerForm(await postInboxEmail(ctx, { id: idFrom(params.id), form: await request.formData() }));
}

/** An email that has come, and where it is put. */
export default function InboxEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <InboxEmailPage {...loaderData.page} rejected={actionData ?? null} />;
}
