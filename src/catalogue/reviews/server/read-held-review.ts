import type { Database } from '#foundation/database/client.ts';

/** What the email to the shop tells of a review that waits. */
export type HeldReview = {
  readonly id: number;
  readonly author: string;
  readonly rating: number | null;
  readonly body: string;
  readonly verified: boolean;
  readonly productName: string;
};

/** The review that an email of the outbox is about, or no review where it has been written already; null when it has left. */
export async function findReviewEmail(
  db: Database,
  outboxId: number,
): Promise<{ readonly review: HeldReview | null } | null> {
  const row = await db
    .selectFrom('outbox as o')
    .innerJoin('reviews as r', 'r.id', 'o.review_id')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.author_name', 'r.rating', 'r.body', 'r.verified', 'p.name', 'o.html'])
    .where('o.id', '=', outboxId)
    .where('o.status', 'in', ['waiting', 'failed'])
    .executeTakeFirst();
  if (!row) return null;
  const { id, author_name: author, rating, body, verified, name: productName, html } = row;
  return { review: html === null ? { id, author, rating, body, verified, productName } : null };
}
