import { productPath } from '#shop/catalogue/rules/paths.ts';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/text-area.tsx';
import { formatDateTime } from '#ui/display/format-date-time.ts';
import { Stars } from '#ui/display/stars.tsx';
import { actionsFor } from '../rules/review-status.ts';
import type { ReviewsDone, StaffReview } from '../rules/staff-review.ts';
import { ReviewDone } from './review-done.tsx';
import { ReviewStatusBadge } from './review-status-badge.tsx';
import listStyles from './staff-review-list.module.css';
import styles from './staff-review-page.module.css';

export type StaffReviewPageProps = {
  readonly review: StaffReview;
  readonly done: ReviewsDone | null;
  /** of `staffReviewsAction` */
  readonly nonce: string;
  /** an answer that was too long to be kept */
  readonly tooLong: string | null;
};

/** One review: what it says, what staff may do with it, the shop's answer, and what was done. */
export function StaffReviewPage({ review, done, nonce, tooLong }: StaffReviewPageProps) {
  const { staffReviews: all, locale } = useBackOfficeWords();
  const words = all.page;
  const path = `/staff/reviews/${review.id}/`;
  const { customerId } = review;
  const facts = [
    [all.date, formatDateTime(review.createdAt, locale)],
    [words.email, review.email],
    [words.writtenBy, customerId === null ? words.guest : words.customer(customerId)],
    [words.purchase, review.verified ? words.bought : words.notBought],
  ] as const;
  return (
    <>
      <div className={listStyles.head}>
        <div className={styles.title}>
          <h1 dir="auto">{words.title(review.author)}</h1>
          <ReviewStatusBadge status={review.status} />
        </div>
        <a href="/staff/reviews/">{words.backToList}</a>
      </div>
      <ReviewDone done={done} />
      <dl className={styles.facts}>
        <div>
          <dt>{all.product}</dt>
          <dd>
            <a href={`${productPath(review.product.slug)}#comment-${review.id}`}>{review.product.name}</a>
          </dd>
        </div>
        <div>
          <dt>{words.rating}</dt>
          <dd>
            {review.rating === null ? (
              all.noRating
            ) : (
              <Stars rating={review.rating} label={all.stars(review.rating)} />
            )}
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.part}>
        <h2>{words.text}</h2>
        <p className={styles.text} dir="auto">
          {review.body}
        </p>
      </section>
      <form className={styles.part} method="post" action={path}>
        <h2>{words.moderation}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <div className={styles.buttons}>
          {actionsFor(review.status).map((action, index) => (
            <Button
              key={action}
              type="submit"
              name="action"
              value={action}
              kind={index === 0 ? 'primary' : 'secondary'}
            >
              {all.actions[action]}
            </Button>
          ))}
        </div>
      </form>
      <form className={styles.part} method="post" action={path} aria-labelledby="review-answer-heading">
        <h2 id="review-answer-heading">{words.answerHeading}</h2>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <TextArea
          id="review-answer"
          name="answer"
          label={words.answerLabel}
          hint={words.answerHint}
          error={tooLong === null ? '' : all.done['answer-too-long']}
          defaultValue={tooLong ?? review.answer}
          rows={5}
        />
        <div className={styles.buttons}>
          <Button type="submit" kind="secondary">
            {words.saveAnswer}
          </Button>
        </div>
      </form>
      <section className={styles.part}>
        <h2>{words.events}</h2>
        {review.events.length === 0 ? (
          <p>{words.noEvents}</p>
        ) : (
          <ol className={styles.events}>
            {review.events.map(({ id, kind, by, at }) => (
              <li key={id}>
                <time dateTime={at}>{formatDateTime(at, locale)}</time> {words.event[kind](by)}
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
