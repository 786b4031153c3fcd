import type { ReactNode } from 'react';
import type { ProductReview } from '#shop/product-page/rules/product-detail.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews.module.css';

export type ReviewsPanelProps = {
  readonly rating: number;
  readonly reviews: readonly ProductReview[];
  /** where a review is written */
  readonly form?: ReactNode;
};

export function ReviewsPanel({ rating, reviews, form }: ReviewsPanelProps) {
  const { reviews: words } = useWords();
  return (
    <div id="reviews" className={styles.panel}>
      {reviews.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <ReviewSummary rating={rating} reviews={reviews} />
          <ReviewList reviews={reviews} />
        </>
      )}
      {form}
    </div>
  );
}
