import type { ReactNode } from 'react';
import { staffOfferPath } from '#foundation/paths/rules/offer-paths.ts';
import type { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { staffConversationPath } from '#wholesale/conversations/rules/conversation-paths.ts';
import type { KnownOffer } from './offer-sent.tsx';

type Words = ReturnType<typeof useBackOfficeWords>['staffOffers'];

/** What an offer belongs to: its conversation, and the offers before and after it. */
export function offerLinks(
  { offer, replacedById, mayOpenConversation }: KnownOffer,
  words: Words,
): readonly (readonly [name: string, value: ReactNode])[] {
  const { conversationId, replacesId } = offer;
  const linkTo = (id: number) => <a href={staffOfferPath(id)}>{words.titleOf(id)}</a>;
  return [
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
