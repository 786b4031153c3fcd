import type { Toolbox } from '#services/toolbox.ts';
import type { ReviewEventKind } from '../rules/staff-review.ts';

/** Notes on each review who of the staff did what with it, and when. */
export async function noteReviewEvents(
  { db, visitor, clock }: Pick<Toolbox, 'db' | 'visitor' | 'clock'>,
  input: { ids: readonly number[]; kind: ReviewEventKind },
): Promise<void> {
  const { person } = visitor;
  if (!person?.staffRole) throw new Error('only staff handle reviews');
  if (input.ids.length === 0) return;
  await db
    .insertInto('review_events')
    .values(
      input.ids.map((reviewId) => ({
        review_id: reviewId,
        kind: input.kind,
        staff_id: person.customerId,
        staff_name: `${person.firstName} ${person.lastName}`.trim() || person.email,
        created_at: clock.now(),
      })),
    )
    .execute();
}
