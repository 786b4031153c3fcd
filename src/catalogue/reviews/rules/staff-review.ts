import { type ReviewAction, type ReviewStatus, reviewActions, reviewStatuses } from './review-status.ts';

/** A review as the staff list tells it. */
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
export type StaffReviewQuery = {
  readonly status: ReviewStatus | null;
  readonly words: string;
  readonly page: number;
};

export type StaffReviewList = {
  readonly rows: readonly StaffReviewRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly counts: Readonly<Record<ReviewStatus, number>>;
  readonly query: StaffReviewQuery;
};

/** What somebody of the staff did. */
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

const LONGEST_SEARCH = 100;

/** The parameters of an address. */
type Parameters = { get(name: string): string | null };

/** Reads the address of the staff list; null where it asks for a page or a state that cannot be. */
export function readStaffReviewQuery(parameters: Parameters): StaffReviewQuery | null {
  const page = parameters.get('page') ?? '1';
  const state = parameters.get('status') ?? '';
  const status = reviewStatuses.find((known) => known === state) ?? null;
  if (!/^[1-9]\d{0,5}$/.test(page) || (state !== '' && status === null)) return null;
  const words = (parameters.get('s') ?? '').trim().slice(0, LONGEST_SEARCH);
  return { status, words, page: Number(page) };
}

/** The address of the staff list with a query; the parts at their usual values are left out. */
export function staffReviewsPath(
  query: Partial<StaffReviewQuery>,
  more: Readonly<Record<string, string>> = {},
): string {
  const parameters: (readonly [string, string])[] = [];
  if (query.status) parameters.push(['status', query.status]);
  if (query.words) parameters.push(['s', query.words]);
  if (query.page !== undefined && query.page > 1) parameters.push(['page', String(query.page)]);
  parameters.push(...Object.entries(more));
  const written = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return written.length > 0 ? `/staff/reviews/?${written.join('&')}` : '/staff/reviews/';
}

/** What has just been done, as the address tells it after a form was posted. */
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
