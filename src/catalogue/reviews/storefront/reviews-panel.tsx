import { Island, Scripted } from '#kit/islands/storefront/island.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import type { ProductReviews } from '../rules/product-review.ts';
import { reviewsPath } from '../rules/review-addresses.ts';
import reviewForm from './review-form.island.tsx';
import { Review, ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import reviewsScript from './reviews.island.ts';
import styles from './reviews.module.css';

export type ReviewsPanelProps = {
  readonly product: {
    readonly id: number;
    readonly slug: string;
    readonly rating: number;
    readonly reviewCount: number;
  };
  readonly reviews: ProductReviews;
  readonly shopName: string;
  readonly platform: string;
};

export function ReviewsPanel({ product, reviews, shopName, platform }: ReviewsPanelProps) {
  const words = productReviewsFor(useWords().locale);
  const { terms, sent, list, page, pages, histogram } = reviews;
  return (
    <Scripted of={reviewsScript} data={{ platform }}>
      <div id="reviews" className={styles.panel}>
        {sent ? <SentReview sent={sent} shopName={shopName} /> : null}
        {list.length === 0 ? (
          <p className={styles.wide}>{words.none}</p>
        ) : (
          <>
            <div className={styles.summary}>
              {terms.ratings ? (
                <ReviewSummary rating={product.rating} count={product.reviewCount} histogram={histogram} />
              ) : null}
              {terms.open ? (
                <a className={buttonClass({ kind: 'secondary' })} href="#comment-form">
                  {words.form.heading}
                </a>
              ) : null}
            </div>
            <div className={styles.pages}>
              <ReviewList reviews={list} shopName={shopName} />
              <Pagination
                page={page}
                pages={pages}
                addressOf={(to) => `${reviewsPath(product.slug, to)}#${to > 1 ? 'comments' : 'reviews'}`}
                words={words}
              />
            </div>
          </>
        )}
        <div className={styles.wide} id="comment-form">
          {terms.open ? (
            <Island
              of={reviewForm}
              props={{ productId: product.id, terms, platform, heading: words.form.heading }}
            />
          ) : (
            <p>{words.closed}</p>
          )}
        </div>
      </div>
    </Scripted>
  );
}

type SentReviewProps = {
  readonly sent: NonNullable<ProductReviews['sent']>;
  readonly shopName: string;
};

/** The answer to the author of a review that was just sent: what becomes of it and, while it waits, what it will look like. */
function SentReview({ sent, shopName }: SentReviewProps) {
  const words = productReviewsFor(useWords().locale);
  return (
    <div className={styles.sent} id={sent.held ? `comment-${sent.id}` : undefined} data-sent-review="">
      <Notice kind="success">{sent.held ? words.sentHeld : words.sentShown}</Notice>
      {sent.held ? (
        <section className={styles.own} aria-label={words.yours}>
          <Review review={sent} shopName={shopName} mark={<Badge tone="amber">{words.held}</Badge>} />
        </section>
      ) : null}
    </div>
  );
}
