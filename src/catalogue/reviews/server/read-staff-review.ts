import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffReview } from '../rules/staff-review.ts';
import { selectStaffReviews, staffReviewOf } from './staff-review-rows.ts';

/** A review with all that was done with it, for staff; null where there is none. */
export async function readStaffReview(
  ctx: Pick<RequestContext, 'db'>,
  reviewId: number,
): Promise<StaffReview | null> {
  const [row, events] = await Promise.all([
    selectStaffReviews(ctx.db)
      .select(['r.customer_id', 'r.answer'])
      .where('r.id', '=', reviewId)
      .executeTakeFirst(),
    ctx.db
      .selectFrom('review_events')
      .select(['id', 'kind', 'staff_name', 'created_at'])
      .where('review_id', '=', reviewId)
      .orderBy('id')
      .execute(),
  ]);
  if (!row) return null;
  return {
    ...staffReviewOf(row),
    customerId: row.customer_id,
    answer: row.answer ?? '',
    events: events.map(({ id, kind, staff_name, created_at }) => ({
      id,
      kind,
      by: staff_name,
      at: created_at.toISOString(),
    })),
  };
}
