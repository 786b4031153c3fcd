import { staffOffersPath } from '#foundation/paths/rules/offer-paths.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { LinkedOffer } from '../rules/linked-offer.ts';
import { isOfferOpen } from '../rules/offer-state.ts';
import { answerFormId } from '../rules/price-answers.ts';
import { LinkedOffers } from './linked-offers.tsx';

export type OffersOfConversationProps = {
  readonly conversationId: number;
  readonly offers: readonly LinkedOffer[];
  /** lines were asked for, of which an offer can be made in one press */
  readonly hasLines: boolean;
  /** the address of its customer; null where offers cannot be made to them */
  readonly email: string | null;
};

/** The offers that answer a conversation, and the one press that makes the first. */
export function OffersOfConversation({ conversationId, offers, hasLines, email }: OffersOfConversationProps) {
  const { staffOffers: words } = useBackOfficeWords();
  // One that is written or open is revised on its own page.
  const isAnswered = offers.some(
    ({ state }) => state === 'draft' || state === 'expired' || isOfferOpen(state),
  );
  if (offers.length === 0 && email === null) return null;
  return (
    <LinkedOffers heading={words.linked} offers={offers} empty="">
      {isAnswered || email === null ? null : hasLines ? (
        <div className={sheet.buttons}>
          <Button type="submit" form={answerFormId} name="action" value="offer">
            {words.make}
          </Button>
          <span className={sheet.hint}>{words.makeHint}</span>
        </div>
      ) : (
        <div className={sheet.buttons}>
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={`${staffOffersPath}new/?${new URLSearchParams({ email, conversation: String(conversationId) })}`}
          >
            {words.write}
          </a>
        </div>
      )}
    </LinkedOffers>
  );
}
