import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The kind of the email that tells the shop of a review that waits. */
export const heldReviewEmail = 'held-review';

/** Puts an email to the shop into the outbox, in the transaction that holds the review. */
export async function queueHeldReviewEmail(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  reviewId: number,
): Promise<void> {
  await sql`
    with mail as (
      insert into outbox (kind, recipient, review_id) values (${heldReviewEmail}, ${settings.shop_email}, ${reviewId})
      returning id
    )
    select graphile_worker.add_job('send-review-letter', json_build_object('outboxId', mail.id), job_key := 'mail-' || mail.id)
    from mail`.execute(db);
}
