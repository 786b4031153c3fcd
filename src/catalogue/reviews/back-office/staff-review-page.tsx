import { productPath } from '#foundation/paths/rules/paths.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { Stars } from '#kit/ui/display/stars.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { actionsFor, type ReviewStatus } from '../rules/review-status.ts';
import type { ReviewsDone, StaffReview } from '../rules/staff-review.ts';
import styles from './staff-review-page.module.css';

const tones = { pending: 'amber', approved: 'green', refused: 'plain', trash: 'plain' } as const;

/** The status of a review; amber where staff have to act. */
export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  const { staffReviews } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{staffReviews.statuses[status]}</Badge>;
}

export type StaffReviewPageProps = {
  readonly review: StaffReview;
  readonly done: ReviewsDone | null;
  /** of `staffReviewsAction` */
  readonly nonce: string;
  /** an answer that was too long to be stored */
  readonly tooLong: string | null;
};

/** One review: what it says, what staff may do with it, the shop's answer, and what was done. */
export function StaffReviewPage({ review, done, nonce, tooLong }: StaffReviewPageProps) {
  const { staffReviews: all, locale } = useBackOfficeWords();
  const words = all.page;
  const path = `/staff/reviews/${review.id}/`;
  const { customerId } = review;
  const facts = [
    [
      all.product,
      <a key="product" href={`${productPath(review.product.slug)}#comment-${review.id}`}>
        {review.product.name}
      </a>,
    ],
    [
      words.rating,
      review.rating === null ? (
        all.noRating
      ) : (
        <Stars key="rating" rating={review.rating} label={all.stars(review.rating)} />
      ),
    ],
    [all.date, formatDateTime(review.createdAt, locale)],
    [words.email, review.email],
    [words.writtenBy, customerId === null ? words.guest : words.customer(customerId)],
    [words.purchase, review.verified ? words.bought : words.notBought],
  ] as const;
  const part = `${layout.part} ${styles.part}`;
  return (
    <>
      <div className={layout.head}>
        <div className={layout.title}>
          <h1 dir="auto">{words.title(review.author)}</h1>
          <ReviewStatusBadge status={review.status} />
        </div>
        <a href="/staff/reviews/">{words.backToList}</a>
      </div>
      <ReviewDone done={done} />
      <StaffFacts facts={facts} framed />
      <section className={part}>
        <h2>{words.text}</h2>
        <p className={layout.text} dir="auto">
          {review.body}
        </p>
      </section>
      <form className={part} method="post" action={path}>
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
      <form className={part} method="post" action={path} aria-labelledby="review-answer-heading">
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
      <section className={part}>
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

/** What has just been done, or why nothing was. */
export function ReviewDone({ done }: { done: ReviewsDone | null }) {
  const { staffReviews: words } = useBackOfficeWords();
  if (!done) return null;
  const text = words.done[done.what];
  const failed = ['expired', 'nothing', 'answer-too-long'].includes(done.what);
  return (
    <Notice kind={failed ? 'warning' : 'success'}>
      {typeof text === 'string' ? text : text(done.count)}
    </Notice>
  );
}
