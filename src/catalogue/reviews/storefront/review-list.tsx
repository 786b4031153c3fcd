import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Stars } from '#kit/ui/display/stars.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import type { ProductReview } from '../rules/product-review.ts';
import styles from './reviews.module.css';

/** Reviews, each reached by `#comment-{id}` (PDP-03). */
export function ReviewList({ reviews, shopName }: { reviews: readonly ProductReview[]; shopName: string }) {
  return (
    <ol className={styles.list} id="comments">
      {reviews.map((review) => (
        <li key={review.id} id={`comment-${review.id}`}>
          <Review review={review} shopName={shopName} />
        </li>
      ))}
    </ol>
  );
}

type ReviewProps = {
  readonly review: ProductReview;
  readonly shopName: string;
  /** a badge beside the author, such as that it awaits moderation */
  readonly mark?: ReactNode;
};

/** One review with the shop's answer; what people wrote is text, in whatever direction it is read. */
export function Review({ review, shopName, mark }: ReviewProps) {
  const { reviews, locale } = useWords();
  const words = productReviewsFor(locale);
  // A fixed time zone: the same date on the server and in every browser.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  const { author, verified, createdAt, rating, body, answer } = review;
  return (
    <>
      <div className={styles.head}>
        <strong dir="auto">{author}</strong>
        {verified ? <Badge tone="green">{words.verified}</Badge> : null}
        {mark}
        <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
      </div>
      {rating === null ? null : <Stars rating={rating} label={reviews.starsOutOfFive(rating)} />}
      <p dir="auto">{body}</p>
      {answer === null ? null : (
        <div className={styles.answer}>
          <div className={styles.head}>
            <strong>{words.answerBy(shopName)}</strong>
            <time dateTime={answer.at}>{day.format(new Date(answer.at))}</time>
          </div>
          <p dir="auto">{answer.text}</p>
        </div>
      )}
    </>
  );
}
