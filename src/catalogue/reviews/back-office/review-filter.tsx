import { SearchedTabs } from '#kit/records/back-office/searched-tabs.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type ReviewStatus, reviewStatuses } from '../rules/review-status.ts';
import { type StaffReviewQuery, staffReviewsPath } from '../rules/staff-review.ts';

export type ReviewFilterProps = {
  readonly counts: Readonly<Record<ReviewStatus, number>>;
  readonly query: StaffReviewQuery;
};

/** Which reviews of the list are wanted: by where they stand, and by words. */
export function ReviewFilter({ counts, query }: ReviewFilterProps) {
  const { staffReviews: words } = useBackOfficeWords();
  const all = counts.pending + counts.approved + counts.refused;
  const tabs = [
    { status: null, name: words.everything, count: all },
    ...reviewStatuses.map((status) => ({ status, name: words.tabs[status], count: counts[status] })),
  ];
  return (
    <SearchedTabs
      label={words.filter}
      tabs={tabs.map(({ status, name, count }) => ({
        path: staffReviewsPath({ status, words: query.words }),
        name,
        count,
        isShown: status === query.status,
      }))}
      action={staffReviewsPath({})}
      within={query.status && { name: 'status', value: query.status }}
      field={{
        id: 'reviews-search',
        label: words.search,
        hint: words.searchHint,
        defaultValue: query.words,
        maxLength: 100,
      }}
      search={words.searchButton}
    />
  );
}
