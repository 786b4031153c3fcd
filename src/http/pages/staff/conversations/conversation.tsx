import { data, redirect } from 'react-router';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { StaffConversationPage } from '#wholesale/conversations/back-office/staff-conversation-page.tsx';
import {
  readConversationsDone,
  staffConversationAction,
} from '#wholesale/conversations/rules/staff-conversation.ts';
import { postStaffConversation } from '#wholesale/conversations/server/staff/post-staff-conversation.ts';
import { readStaffConversation } from '#wholesale/conversations/server/staff/read-staff-conversation.ts';
import { StaffQuote } from '#wholesale/quotes/back-office/staff-quote.tsx';
import { readQuote } from '#wholesale/quotes/server/read-quote.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/conversation.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.conversation.title ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'conversations');
  const id = idFrom(params.id);
  const [conversation, quote] = await Promise.all([readStaffConversation(ctx, id), readQuote(ctx, id)]);
  if (!conversation) throw notFound();
  return {
    conversation,
    quote,
    done: readConversationsDone(new URL(request.url).searchParams),
    nonce: ctx.nonces.make(staffConversationAction),
    mayOpenCustomer: mayStaff(ctx.visitor.person, 'customers-view'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'conversations');
  const { person } = ctx.visitor;
  if (!person) throw data(null, { status: 401 });
  const outcome = await postStaffConversation(ctx, {
    person,
    conversationId: idFrom(params.id),
    form: await request.formData(),
  });
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'no-conversation') throw notFound();
  return data(outcome, { status: 422 });
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, ...page } = loaderData;
  return (
    <StaffConversationPage
      {...page}
      quote={quote ? <StaffQuote quote={quote} /> : null}
      problem={actionData?.problem ?? null}
      entered={actionData?.entered ?? ''}
    />
  );
}
