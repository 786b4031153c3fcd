import type { ProductReview } from '#shop/product-page/rules/product-detail.ts';
import { useWords } from '#shop/site/storefront/use-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Stars } from '#ui/display/stars.tsx';
import styles from './reviews.module.css';

/** Reviews, each reached by `#comment-{id}` (PDP-03). */
export function ReviewList({ reviews }: { reviews: readonly ProductReview[] }) {
  const { reviews: words, locale } = useWords();
  // A fixed time zone: the same date on the server and in every browser.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return (
    <ol className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} id={`comment-${review.id}`}>
          <div className={styles.head}>
            <strong>{review.author}</strong>
            {review.verified ? <Badge tone="green">{words.verified}</Badge> : null}
            <time dateTime={review.createdAt}>{day.format(new Date(review.createdAt))}</time>
          </div>
          {review.rating === null ? null : (
            <Stars rating={review.rating} label={words.starsOutOfFive(review.rating)} />
          )}
          <p>{review.body}</p>
        </li>
      ))}
    </ol>
  );
}
