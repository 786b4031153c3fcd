import { productPath } from '#foundation/paths/rules/paths.ts';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Stars } from '#kit/ui/display/stars.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { reviewActions, reviewStatuses } from '../rules/review-status.ts';
import { type StaffReviewList as List, type ReviewsDone, reviewsList } from '../rules/staff-review.ts';
import styles from './staff-review-list.module.css';
import { ReviewDone, ReviewStatusBadge } from './staff-review-page.tsx';

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
  const { staffReviews: words } = useBackOfficeWords();
  const { rows, total, page, pages, query, counts } = list;
  const inBin = query.status === 'trash';
  const actions = reviewActions.filter((action) => (inBin ? action === 'restore' : action !== 'restore'));
  const all = counts.pending + counts.approved + counts.refused;
  return (
    <RecordList
      head={
        <div className={layout.head}>
          <h1>{words.title}</h1>
          {total > 0 ? <p>{words.count(total)}</p> : null}
        </div>
      }
      notice={<ReviewDone done={done} />}
      filter={
        <ListTabs
          label={words.filter}
          list={reviewsList}
          query={query}
          tabs={[
            { name: words.everything, count: all, query: { status: null } },
            ...reviewStatuses.map((status) => ({
              name: words.tabs[status],
              count: counts[status],
              query: { status },
            })),
          ]}
          search={{
            filter: 'words',
            field: {
              id: 'reviews-search',
              label: words.search,
              hint: words.searchHint,
              defaultValue: query.words,
              maxLength: 100,
            },
            within: query.status && { name: 'status', value: query.status },
            button: words.searchButton,
          }}
        />
      }
      form={{
        action: reviewsList.path(query),
        nonce,
        bulk: {
          name: 'review',
          label: ({ author }) => words.choose(author),
          actions: (
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
          ),
        },
      }}
      rows={rows}
      empty={reviewsList.isFiltered(query) ? words.nothingFound : words.empty}
      columns={[
        {
          name: words.author,
          text: (row) => (
            <span>
              <a href={`/staff/reviews/${row.id}/`} aria-label={words.open(row.author)} dir="auto">
                {row.author}
              </a>
              <small>{row.email}</small>
            </span>
          ),
        },
        {
          name: words.review,
          text: (row) => (
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
        { name: words.status, text: (row) => <ReviewStatusBadge status={row.status} /> },
        { name: words.date, date: ({ createdAt }) => createdAt },
      ]}
      pages={{ page, pages, pathOf: (to) => reviewsList.path({ ...query, page: to }) }}
      pageWords={words}
    />
  );
}
