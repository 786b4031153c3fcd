import type { AuditAction } from '#foundation/audit/rules/audit-entry.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReviewEventKind } from '../rules/staff-review.ts';

/** What the shop's audit trail calls it. */
const actions: Readonly<Record<ReviewEventKind, AuditAction>> = {
  approved: 'approved',
  refused: 'refused',
  trashed: 'deleted',
  restored: 'activated',
  answered: 'noted',
  'answer-removed': 'changed',
};

/** Records on each review, and in the audit trail, which staff did what with it, and when. */
export async function noteReviewEvents(
  ctx: Pick<RequestContext, 'db' | 'visitor' | 'clock'>,
  input: { ids: readonly number[]; kind: ReviewEventKind },
): Promise<void> {
  const { db, visitor, clock } = ctx;
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
  for (const id of input.ids) {
    await recordAudit(ctx, { what: actions[input.kind], subject: { kind: 'review', id, name: '' } });
  }
}
