import { Stars } from '#kit/ui/display/stars.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import type { StarCount } from '../rules/product-review.ts';
import styles from './reviews.module.css';

export type ReviewSummaryProps = {
  /** average of all reviews, 0 to 5 */
  readonly rating: number;
  /** of all approved reviews, with a rating or without */
  readonly count: number;
  readonly histogram: readonly StarCount[];
};

export function ReviewSummary({ rating, count, histogram }: ReviewSummaryProps) {
  const { reviews: words, locale } = useWords();
  const average = rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <p className={styles.average}>
        <strong>{average}</strong>
        <Stars rating={rating} label={words.outOfFive(average)} />
        <span>{words.count(count)}</span>
      </p>
      <ul className={styles.histogram} aria-label={productReviewsFor(locale).histogram}>
        {histogram.map(({ stars, count: given }) => (
          <li key={stars}>
            <span>{words.starsOutOfFive(stars)}</span>
            <meter min={0} max={Math.max(1, count)} value={given} aria-label={words.count(given)} />
            <span aria-hidden="true">{given}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
