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
import { staffToolbox } from '../staff-toolbox.ts';
import type { Route } from './+types/conversation.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.conversation.title ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context, 'conversations');
  const id = idFrom(params.id);
  const [conversation, quote] = await Promise.all([
    readStaffConversation(toolbox, id),
    readQuote(toolbox, id),
  ]);
  if (!conversation) throw notFound();
  return {
    conversation,
    quote,
    done: readConversationsDone(new URL(request.url).searchParams),
    nonce: toolbox.nonces.make(staffConversationAction),
    mayOpenCustomer: mayStaff(toolbox.visitor.person, 'customers-view'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const toolbox = staffToolbox(context, 'conversations');
  const { person } = toolbox.visitor;
  if (!person) throw data(null, { status: 401 });
  const outcome = await postStaffConversation(toolbox, {
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
