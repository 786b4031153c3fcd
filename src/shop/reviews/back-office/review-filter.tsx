import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { type ReviewStatus, reviewStatuses } from '../rules/review-status.ts';
import { type StaffReviewQuery, staffReviewsPath } from '../rules/staff-review.ts';
import styles from './review-filter.module.css';

export type ReviewFilterProps = {
  readonly counts: Readonly<Record<ReviewStatus, number>>;
  readonly query: StaffReviewQuery;
};

/** Which reviews of the list are wanted: by where they stand, and by words. */
export function ReviewFilter({ counts, query }: ReviewFilterProps) {
  const { staffReviews: words } = useBackOfficeWords();
  const all = counts.pending + counts.approved + counts.refused;
  const shelves = [
    { status: null, name: words.everything, count: all },
    ...reviewStatuses.map((status) => ({ status, name: words.shelves[status], count: counts[status] })),
  ];
  return (
    <div className={styles.filter}>
      <nav aria-label={words.filter}>
        <ul className={styles.shelves}>
          {shelves.map(({ status, name, count }) => (
            <li key={status ?? ''}>
              <a
                href={staffReviewsPath({ status, words: query.words })}
                aria-current={status === query.status ? 'page' : undefined}
              >
                {name} <span>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form className={styles.search} method="get" action={staffReviewsPath({})}>
          {query.status ? <input type="hidden" name="status" value={query.status} readOnly /> : null}
          <TextField
            id="reviews-search"
            name="s"
            type="search"
            label={words.search}
            hint={words.searchHint}
            defaultValue={query.words}
            maxLength={100}
          />
          <Button type="submit" kind="secondary">
            {words.searchButton}
          </Button>
        </form>
      </search>
    </div>
  );
}
