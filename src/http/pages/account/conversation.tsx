import { redirect } from 'react-router';
import { ownersSeen } from '#customers/accounts/server/owners-seen.ts';
import { writerOf } from '#foundation/visitor/rules/person-name.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import { attachmentTerms } from '#wholesale/conversations/server/attachments.ts';
import { listConversations } from '#wholesale/conversations/server/list-conversations.ts';
import {
  type ConversationOutcome,
  postConversationForm,
} from '#wholesale/conversations/server/post-conversation-form.ts';
import { readConversation } from '#wholesale/conversations/server/read-conversation.ts';
import { readSellers } from '#wholesale/conversations/server/read-sellers.ts';
import { ConversationView } from '#wholesale/conversations/storefront/conversation-view.tsx';
import { ConversationsView } from '#wholesale/conversations/storefront/conversations-view.tsx';
import { listConversationOffers } from '#wholesale/offers/server/list-conversation-offers.ts';
import { whoseOffers } from '#wholesale/offers/server/read-own-offers.ts';
import { OffersOfConversation } from '#wholesale/offers/storefront/offers-of-conversation.tsx';
import { readQuote } from '#wholesale/quotes/server/read-quote.ts';
import { QuoteDetails } from '#wholesale/quotes/storefront/quote-details.tsx';
import { type DocumentPage, type DocumentRequest, documentLoader } from '../documents/document-loader.tsx';
import { found, idFrom, notFound } from '../not-found.ts';
import { postedFields } from '../posted-fields.ts';
import { ownAccount } from './own-account.ts';

type Refused = Extract<ConversationOutcome, { readonly kind: 'refused' }>;

export const loader = documentLoader((asked) => documentOf(asked, null));

export const action = documentLoader(async (asked) => {
  const { ctx, request } = asked;
  const { person } = ownAccount(ctx, request);
  const outcome = await postConversationForm(ctx, { person, fields: await postedFields(request) });
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  if (outcome.problem.code === 'no-such-conversation') throw notFound();
  return { ...(await documentOf(asked, outcome)), status: outcome.status };
});

/** One conversation, or all of them. */
async function documentOf(
  { ctx, request, url: { searchParams } }: DocumentRequest,
  refused: Refused | null,
): Promise<DocumentPage> {
  const { person, frame } = ownAccount(ctx, request);
  const { nonces, wire, settings, visitor } = ctx;
  const shopName = settings.shop_name;
  const common = {
    frame,
    shopName,
    wholesale: wire.wholesale,
    nonce: nonces.make(wholesaleNonceAction(wire)),
    files: attachmentTerms(ctx),
    attached: refused?.attached ?? [],
  };
  const owners = await ownersSeen(ctx, person, 'Conversations');
  const asked = searchParams.get('id');
  if (asked !== null) {
    const offersOf = await whoseOffers(ctx);
    const conversation = found(await readConversation(ctx, { id: idFrom(asked), owners, offersOf }));
    const [quote, offers] = await Promise.all([
      conversation.type === 'quote' ? readQuote(ctx, conversation.id) : null,
      listConversationOffers(ctx, { conversationId: conversation.id, owners: offersOf }),
    ]);
    return {
      head: conversation.title,
      sheets: ['business'],
      view: (
        <ConversationView
          {...common}
          conversation={conversation}
          reader={writerOf(person)}
          quote={quote ? <QuoteDetails quote={quote} /> : null}
          offers={offers.length > 0 ? <OffersOfConversation offers={offers} /> : null}
          problem={refused?.problem ?? null}
          entered={refused?.entered.message ?? ''}
        />
      ),
    };
  }
  const page = idFrom(searchParams.get('page') ?? '1');
  const list = found(await listConversations(ctx, { page, owners }));
  return {
    head: conversationsFor(visitor.audience.locale).title,
    view: (
      <ConversationsView
        {...common}
        list={list}
        reader={person.customerId}
        sellers={await readSellers(ctx)}
        opens={searchParams.has('new') || refused !== null}
        problem={refused?.problem ?? null}
        entered={refused?.entered ?? null}
      />
    ),
  };
}
