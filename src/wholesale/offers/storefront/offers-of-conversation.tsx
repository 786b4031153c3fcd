import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { offerPath } from '#foundation/paths/rules/offer-paths.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { LinkedOffer } from '../rules/linked-offer.ts';
import styles from './linked-offers.module.css';
import { OfferBadge } from './offer-badge.tsx';

/** The offers that answer a conversation, each with the way to it. */
export function OffersOfConversation({ offers }: { readonly offers: readonly LinkedOffer[] }) {
  const { locale } = useWords();
  const words = offersFor(locale);
  return (
    <section className={styles.linked} aria-labelledby="offers-heading">
      <h3 id="offers-heading">{words.ofConversation}</h3>
      <ul>
        {offers.map(({ id, state, total, withTax, validUntil }) => (
          <li key={id}>
            <a href={offerPath(id)}>{words.named(id)}</a>
            <OfferBadge state={state} />
            <span>
              {formatEuro(toCents(total), locale)} <small>{withTax ? words.withTax : words.withoutTax}</small>
            </span>
            {validUntil === '' ? null : <small>{words.until(writtenDay(validUntil))}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
