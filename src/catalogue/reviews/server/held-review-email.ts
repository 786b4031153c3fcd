import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The kind of the email to the shop about a review that awaits moderation. */
export const heldReviewEmailKind = 'held-review';

/** The data of the email to the shop about a review that awaits moderation. */
export type HeldReview = {
  readonly id: number;
  readonly author: string;
  readonly rating: number | null;
  readonly body: string;
  readonly verified: boolean;
  readonly productName: string;
};

/** Queues the email in the transaction that holds the review. */
export async function queueHeldReviewEmail(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  reviewId: number,
): Promise<void> {
  await queueEmails(db, [{ kind: heldReviewEmailKind, recipient: settings.shop_email, about_id: reviewId }]);
}

/** The review that an email of the outbox is about, also where it has been moderated meanwhile. */
export const readHeldReview = (db: Database, outboxId: number) => readReviewForEmail(db, { outboxId });

/** A review as an email speaks of it: that of an email of the outbox, or one by its id. */
export async function readReviewForEmail(
  db: Database,
  which: { readonly outboxId: number } | { readonly id: number },
): Promise<HeldReview | null> {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.author_name as author', 'r.rating', 'r.body', 'r.verified', 'p.name as productName'])
    .where(({ eb, selectFrom }) =>
      eb(
        'r.id',
        '=',
        'id' in which
          ? eb.val(which.id)
          : selectFrom('outbox').select('about_id').where('id', '=', which.outboxId),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}
