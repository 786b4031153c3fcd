import type { ReactNode } from 'react';
import { staffOfferPath } from '#foundation/paths/rules/offer-paths.ts';
import type { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { staffConversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import type { KnownOffer } from './offer-sent.tsx';

type Words = ReturnType<typeof useBackOfficeWords>['staffOffers'];

/** Whom an offer is for, and what it belongs to: its conversation, and the offers before and after it. */
export function offerLinks(
  known: KnownOffer,
  words: Words,
): readonly (readonly [name: string, value: ReactNode])[] {
  const { offer, customerId, person, accountId, replacedById, mayOpenConversation } = known;
  const { conversationId, replacesId } = offer;
  const customer = (id: number, name: string) =>
    known.mayOpenCustomer ? <a href={`/staff/customers/${id}/`}>{name}</a> : name;
  const linkTo = (id: number) => <a href={staffOfferPath(id)}>{words.titleOf(id)}</a>;
  return [
    [words.facts.customer, customer(accountId, offer.customer)],
    ...(person === offer.customer ? [] : [[words.facts.person, customer(customerId, person)] as const]),
    ...(conversationId === null
      ? []
      : [
          [
            words.conversation,
            mayOpenConversation ? (
              <a key="conversation" href={staffConversationPath(conversationId)}>
                {words.toConversation(conversationId)}
              </a>
            ) : (
              words.toConversation(conversationId)
            ),
          ] as const,
        ]),
    ...(replacesId === null ? [] : [[words.replaces, linkTo(replacesId)] as const]),
    ...(replacedById === null ? [] : [[words.replacedBy, linkTo(replacedById)] as const]),
  ];
}
