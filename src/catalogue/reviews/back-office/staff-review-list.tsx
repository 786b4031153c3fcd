import { productPath } from '#foundation/paths/rules/paths.ts';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import layout from '#kit/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Stars } from '#kit/ui/display/stars.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { reviewActions } from '../rules/review-status.ts';
import { type StaffReviewList as List, type ReviewsDone, staffReviewsPath } from '../rules/staff-review.ts';
import { ReviewDone } from './review-done.tsx';
import { ReviewFilter } from './review-filter.tsx';
import { ReviewStatusBadge } from './review-status-badge.tsx';
import styles from './staff-review-list.module.css';

export type StaffReviewListProps = {
  readonly list: List;
  readonly done: ReviewsDone | null;
  /** of `staffReviewsAction` */
  readonly nonce: string;
};

const EXCERPT = 160;

const excerptOf = (body: string) => (body.length > EXCERPT ? `${body.slice(0, EXCERPT).trimEnd()}…` : body);

/** The reviews of the shop, those that wait first; what is chosen is approved, refused or put away at once. */
export function StaffReviewList({ list, done, nonce }: StaffReviewListProps) {
  const { staffReviews: words, locale } = useBackOfficeWords();
  const { rows, total, page, pages, query } = list;
  const inBin = query.status === 'trash';
  const actions = reviewActions.filter((action) => (inBin ? action === 'restore' : action !== 'restore'));
  return (
    <>
      <div className={layout.head}>
        <h1>{words.title}</h1>
        {total > 0 ? <p>{words.count(total)}</p> : null}
      </div>
      <ReviewDone done={done} />
      <ReviewFilter counts={list.counts} query={query} />
      <form className={styles.form} method="post" action={staffReviewsPath(query)}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <RecordTable
          rows={rows}
          keyOf={(row) => row.id}
          empty={query.words === '' && query.status === null ? words.empty : words.nothingFound}
          columns={[
            {
              name: words.author,
              cell: (row) => (
                <span className={styles.author}>
                  <input
                    type="checkbox"
                    name="review"
                    value={row.id}
                    aria-label={words.choose(row.author)}
                    autoComplete="off"
                  />
                  <span>
                    <a href={`/staff/reviews/${row.id}/`} aria-label={words.open(row.author)} dir="auto">
                      {row.author}
                    </a>
                    <small>{row.email}</small>
                  </span>
                </span>
              ),
            },
            {
              name: words.review,
              cell: (row) => (
                <span className={styles.review}>
                  {row.rating === null ? (
                    <small>{words.noRating}</small>
                  ) : (
                    <Stars rating={row.rating} label={words.stars(row.rating)} />
                  )}
                  <span dir="auto">{excerptOf(row.body)}</span>
                  <small>
                    <a href={`${productPath(row.product.slug)}#reviews`}>{row.product.name}</a>
                  </small>
                  <span className={styles.marks}>
                    {row.verified ? <Badge tone="green">{words.verified}</Badge> : null}
                    {row.answered ? <Badge>{words.answered}</Badge> : null}
                  </span>
                </span>
              ),
            },
            { name: words.status, cell: (row) => <ReviewStatusBadge status={row.status} /> },
            { name: words.date, kind: 'date', cell: (row) => formatDateTime(row.createdAt, locale) },
          ]}
        />
        {rows.length === 0 ? null : (
          <fieldset className={styles.actions}>
            <legend>{words.chosen}</legend>
            {actions.map((action, index) => (
              <Button
                key={action}
                type="submit"
                name="action"
                value={action}
                kind={index === 0 ? 'primary' : 'secondary'}
              >
                {words.actions[action]}
              </Button>
            ))}
          </fieldset>
        )}
      </form>
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => staffReviewsPath({ ...query, page: to })}
        words={words}
      />
    </>
  );
}
