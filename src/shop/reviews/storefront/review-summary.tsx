import type { ProductReview } from '#shop/product-page/rules/product-detail.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { Stars } from '#ui/display/stars.tsx';
import { ratingHistogram } from '../rules/rating-histogram.ts';
import styles from './reviews.module.css';

export type ReviewSummaryProps = {
  /** average of all reviews, 0 to 5 */
  readonly rating: number;
  readonly reviews: readonly ProductReview[];
};

export function ReviewSummary({ rating, reviews }: ReviewSummaryProps) {
  const { reviews: words, locale } = useWords();
  const average = rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const histogram = ratingHistogram(reviews.map((review) => review.rating));
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{average}</strong>
        <Stars rating={rating} label={words.outOfFive(average)} />
        <span>{words.count(reviews.length)}</span>
      </p>
      <ul className={styles.histogram} aria-label={words.histogram}>
        {histogram.map(({ stars, count }) => (
          <li key={stars}>
            <span>{words.starsOutOfFive(stars)}</span>
            <meter min={0} max={Math.max(1, reviews.length)} value={count} aria-label={words.count(count)} />
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
