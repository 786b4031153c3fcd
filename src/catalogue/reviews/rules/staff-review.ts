import { choiceFilter, listQuery, type QueryOf, wordsFilter } from '#foundation/records/rules/list-query.ts';
import { type ReviewAction, type ReviewStatus, reviewActions, reviewStatuses } from './review-status.ts';

/** A review as the staff list shows it. */
export type StaffReviewRow = {
  readonly id: number;
  readonly status: ReviewStatus;
  readonly author: string;
  readonly email: string;
  readonly rating: number | null;
  readonly body: string;
  readonly verified: boolean;
  readonly answered: boolean;
  readonly product: { readonly name: string; readonly slug: string };
  /** ISO 8601 */
  readonly createdAt: string;
};

/** What the staff list is asked for; without a state everything but the bin. */
export const reviewsList = listQuery('reviews', {
  status: choiceFilter('status', reviewStatuses),
  words: wordsFilter(),
});
export type StaffReviewQuery = QueryOf<typeof reviewsList.filters>;

export type StaffReviewList = {
  readonly rows: readonly StaffReviewRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly counts: Readonly<Record<ReviewStatus, number>>;
  readonly query: StaffReviewQuery;
};

/** What staff did with a review. */
export type ReviewEventKind = 'approved' | 'refused' | 'trashed' | 'restored' | 'answered' | 'answer-removed';

/** A review with its answer and what was done with it, newest last. */
export type StaffReview = StaffReviewRow & {
  readonly customerId: number | null;
  readonly answer: string;
  readonly events: readonly {
    readonly id: number;
    readonly kind: ReviewEventKind;
    readonly by: string;
    readonly at: string;
  }[];
};

/** What the forms of the staff pages carry their nonce for. */
export const staffReviewsAction = 'staff-reviews';

/** The parameters of an address. */
type Parameters = { get(name: string): string | null };

/** What has just been done, as the query of the address says after a form was posted. */
export type ReviewsDone =
  | { readonly what: ReviewAction; readonly count: number }
  | {
      readonly what: 'answer' | 'answer-removed' | 'expired' | 'nothing' | 'answer-too-long';
      readonly count: 0;
    };

const plainActions = ['answer', 'answer-removed', 'expired', 'nothing', 'answer-too-long'] as const;

/** Reads what has just been done; null where the address says nothing of it. */
export function readReviewsDone(parameters: Parameters): ReviewsDone | null {
  const done = parameters.get('done');
  const plain = plainActions.find((known) => known === done);
  if (plain) return { what: plain, count: 0 };
  const what = reviewActions.find((known) => known === done);
  const count = parameters.get('count') ?? '';
  return what && /^[1-9]\d{0,2}$/.test(count) ? { what, count: Number(count) } : null;
}
