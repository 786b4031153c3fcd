import { sql } from 'kysely';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';

/** The kind of the letter that tells the shop of a review that waits. */
export const heldReviewLetter = 'held-review';

/** Puts a letter to the shop into the outbox, in the transaction that holds the review. */
export async function queueHeldReviewLetter(
  { db, settings }: Pick<Toolbox, 'db' | 'settings'>,
  reviewId: number,
): Promise<void> {
  await sql`
    with mail as (
      insert into outbox (kind, recipient, review_id) values (${heldReviewLetter}, ${settings.shop_email}, ${reviewId})
      returning id
    )
    select graphile_worker.add_job('send-review-letter', json_build_object('outboxId', mail.id), job_key := 'mail-' || mail.id)
    from mail`.execute(db);
}
