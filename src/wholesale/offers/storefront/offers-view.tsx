import { AccountFrame, type AccountFrameProps } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { offersPagePath, offersPath } from '#foundation/paths/rules/offer-paths.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { EmptyPanel } from '#kit/ui/display/empty-panel.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { OfferPage } from '../rules/offer.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offers.module.css';

type OffersViewProps = {
  readonly list: OfferPage;
  /** one offer is shown by itself */
  readonly isOne: boolean;
  /** the reader may open conversations of these customers' offers */
  readonly seesConversations: boolean;
  /** the words before the customer's name (OFF-04) */
  readonly requester: string;
  readonly context: WholesaleContext;
  readonly frame: Omit<AccountFrameProps, 'title' | 'current' | 'children'>;
};

/** The customer's offers, the newest first, page by page (OFF-01). */
export function OffersView({ list, isOne, seesConversations, requester, context, frame }: OffersViewProps) {
  const words = offersFor(useWords().locale);
  return (
    <AccountFrame title={words.title} current="offers" {...frame}>
      {list.offers.length === 0 ? (
        <NoOffers />
      ) : (
        <>
          <p className={styles.intro}>{words.intro}</p>
          {isOne ? (
            <p className={styles.links}>
              <a href={offersPath}>{words.all}</a>
            </p>
          ) : null}
          {list.offers.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              conversation={seesConversations ? offer.conversationId : null}
              requester={requester}
              context={context}
            />
          ))}
          <Pagination page={list.page} pages={list.pages} addressOf={offersPagePath} words={words} />
        </>
      )}
    </AccountFrame>
  );
}

function NoOffers() {
  const { none } = offersFor(useWords().locale);
  return (
    <EmptyPanel title={none.title} advice={none.advice}>
      <a className={buttonClass()} href={shopPath}>
        {none.toShop}
      </a>
      <a className={buttonClass({ kind: 'secondary' })} href="/my-account/conversation/">
        {none.toConversations}
      </a>
    </EmptyPanel>
  );
}
