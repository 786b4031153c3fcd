import { data, redirect } from 'react-router';
import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import { listConversations } from '#wholesale/conversations/server/list-conversations.ts';
import { postConversationForm } from '#wholesale/conversations/server/post-conversation-form.ts';
import { readConversation } from '#wholesale/conversations/server/read-conversation.ts';
import { readSellers } from '#wholesale/conversations/server/read-sellers.ts';
import { ConversationView } from '#wholesale/conversations/storefront/conversation-view.tsx';
import { ConversationsView } from '#wholesale/conversations/storefront/conversations-view.tsx';
import { readQuote } from '#wholesale/quotes/server/read-quote.ts';
import { QuoteDetails } from '#wholesale/quotes/storefront/quote-details.tsx';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/conversation.ts';
import { ownAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.conversation?.title ?? conversationsFor(loaderData?.locale ?? 'it').title,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, person, frame } = ownAccount(context, request);
  const { nonces, wire, settings, visitor } = ctx;
  const { searchParams } = new URL(request.url);
  const common = {
    frame,
    locale: visitor.audience.locale,
    shopName: settings.shop_name,
    wholesale: wire.wholesale,
    nonce: nonces.make(wholesaleNonceAction(wire)),
  };
  const owners = await ownersSeen(ctx, person, 'Conversations');
  const asked = searchParams.get('id');
  if (asked !== null) {
    const conversation = await readConversation(ctx, { id: idFrom(asked), owners });
    if (!conversation) throw notFound();
    const quote = conversation.type === 'quote' ? await readQuote(ctx, conversation.id) : null;
    return { ...common, conversation, quote, list: null };
  }
  const page = idFrom(searchParams.get('page') ?? '1');
  const list = await listConversations(ctx, { page, owners });
  if (!list) throw notFound();
  const sellers = await readSellers(ctx);
  return { ...common, conversation: null, list, sellers, opens: searchParams.has('new') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, person } = ownAccount(context, request);
  const outcome = await postConversationForm(ctx, { person, fields: await postedFields(request) });
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.problem.code === 'no-such-conversation') throw notFound();
  return data(outcome, { status: outcome.status });
}

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.kind === 'refused' ? actionData : null;
  const { frame, locale: _, ...common } = loaderData;
  if (common.conversation) {
    return (
      <ConversationView
        {...common}
        conversation={common.conversation}
        quote={common.quote ? <QuoteDetails quote={common.quote} /> : null}
        frame={frame}
        problem={refused?.problem.text ?? ''}
        entered={refused?.entered.message ?? ''}
      />
    );
  }
  return (
    <ConversationsView
      {...common}
      frame={frame}
      opens={common.opens || refused !== null}
      problem={refused?.problem ?? null}
      entered={refused?.entered ?? null}
    />
  );
}
