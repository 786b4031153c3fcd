import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { Offer } from '../rules/offer.ts';
import { offerSumLines } from '../rules/offer-sum-lines.ts';
import styles from './offers.module.css';

/** What an offer comes to, and the VAT in it or on top of it (OFF-03). */
export function OfferSums({ offer }: { readonly offer: Offer }) {
  const { locale } = useWords();
  const sums = offerSumLines(offer, offersFor(locale), locale);
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, amount, isTotal }) => (
        <div key={name} className={isTotal ? styles.total : undefined}>
          <dt>{name}</dt>
          <dd>{formatEuro(amount, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
