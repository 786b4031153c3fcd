import { data, redirect } from 'react-router';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { StaffConversationPage } from '#wholesale/conversations/back-office/staff-conversation-page.tsx';
import {
  readConversationsDone,
  staffConversationAction,
} from '#wholesale/conversations/rules/staff-conversation.ts';
import { attachmentTerms } from '#wholesale/conversations/server/attachments.ts';
import { listAnswerTemplates } from '#wholesale/conversations/server/staff/answer-templates.ts';
import { listAssignees } from '#wholesale/conversations/server/staff/assign-conversation.ts';
import { readStaffConversation } from '#wholesale/conversations/server/staff/read-staff-conversation.ts';
import { OffersOfConversation } from '#wholesale/offers/back-office/offers-of-conversation.tsx';
import { answerFormId } from '#wholesale/offers/rules/price-answers.ts';
import { listConversationOffers } from '#wholesale/offers/server/list-conversation-offers.ts';
import { postQuoteAnswer } from '#wholesale/offers/server/staff/post-quote-answer.ts';
import { readPricedQuote } from '#wholesale/offers/server/staff/read-priced-quote.ts';
import { StaffQuote } from '#wholesale/quotes/back-office/staff-quote.tsx';
import { readQuote } from '#wholesale/quotes/server/read-quote.ts';
import { found, idFrom, notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext } from '../staff-context.ts';
import type { Route } from './+types/conversation.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.conversation.title ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'conversations');
  const { person } = ctx.visitor;
  const id = idFrom(params.id);
  const conversation = found(await readStaffConversation(ctx, id));
  const mayOffer = mayStaff(person, 'offers');
  const [templates, assignees, quote, priced, offers] = await Promise.all([
    listAnswerTemplates(ctx),
    listAssignees(ctx),
    readQuote(ctx, id),
    readPricedQuote(ctx, conversation),
    mayOffer ? listConversationOffers(ctx, { conversationId: id, owners: null }) : null,
  ]);
  return {
    conversation,
    templates,
    assignees,
    readerId: person?.customerId ?? 0,
    quote,
    items: priced?.items ?? [],
    offers: offers && {
      conversationId: id,
      offers,
      hasLines: (priced?.items.length ?? 0) > 0,
      email: priced?.isBusiness ? priced.customerEmail : null,
    },
    // Whoever has no account could open no file.
    files: conversation.customerId === null ? null : attachmentTerms(ctx),
    done: readConversationsDone(new URL(request.url).searchParams),
    nonce: ctx.nonces.make(staffConversationAction),
    mayOpenCustomer: mayStaff(person, 'customers-view'),
    mayOpenProduct: mayStaff(person, 'products'),
    mayOpenOrder: mayStaff(person, 'orders'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'conversations');
  const { person } = ctx.visitor;
  if (!person) throw data(null, { status: 401 });
  const conversation = found(await readStaffConversation(ctx, idFrom(params.id)));
  const form = postedForm(await request.formData());
  const outcome = await postQuoteAnswer(ctx, { person, conversation, form });
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'no-conversation') throw notFound();
  const { problem, noteProblem, prices } = outcome;
  // A template that was put in is nothing wrong.
  const isWrong = problem !== null || noteProblem !== null || Object.keys(prices).length > 0;
  return data(outcome, { status: isWrong ? 422 : 200 });
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, items, offers, ...page } = loaderData;
  return (
    <StaffConversationPage
      {...page}
      formId={answerFormId}
      mayOpenOffers={offers !== null}
      offers={offers ? <OffersOfConversation {...offers} /> : null}
      quote={
        quote ? (
          <StaffQuote
            quote={quote}
            items={items}
            typed={actionData?.typed ?? null}
            problems={actionData?.prices ?? {}}
          />
        ) : null
      }
      problem={actionData?.problem ?? null}
      noteProblem={actionData?.noteProblem ?? null}
      note={actionData?.note ?? ''}
      entered={actionData?.entered ?? ''}
      attached={actionData?.attached ?? []}
    />
  );
}
