import { useEffect, useRef } from 'react';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import type { ProductReviews } from '../rules/product-review.ts';
import { Review } from './review-list.tsx';
import styles from './reviews.module.css';

export type SentReviewProps = {
  readonly sent: NonNullable<ProductReviews['sent']>;
  readonly shopName: string;
};

/** The answer to who has just sent a review: what becomes of it and, while it waits, what it will look like. */
export function SentReview({ sent, shopName }: SentReviewProps) {
  const words = productReviewsFor(useWords().locale);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector<HTMLElement>('[tabindex]')?.focus(), []);
  return (
    <div ref={container} className={styles.sent} id={sent.held ? `comment-${sent.id}` : undefined}>
      <Notice kind="success">{sent.held ? words.sentHeld : words.sentShown}</Notice>
      {sent.held ? (
        <section className={styles.own} aria-label={words.yours}>
          <Review review={sent} shopName={shopName} mark={<Badge tone="amber">{words.held}</Badge>} />
        </section>
      ) : null}
    </div>
  );
}
