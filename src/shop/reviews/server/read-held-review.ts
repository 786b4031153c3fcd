import type { Database } from '#database/client.ts';

/** What the letter to the shop tells of a review that waits. */
export type HeldReview = {
  readonly id: number;
  readonly author: string;
  readonly rating: number | null;
  readonly body: string;
  readonly verified: boolean;
  readonly productName: string;
};

export async function readHeldReview(db: Database, reviewId: number): Promise<HeldReview | null> {
  const row = await db
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.author_name', 'r.rating', 'r.body', 'r.verified', 'p.name'])
    .where('r.id', '=', reviewId)
    .executeTakeFirst();
  if (!row) return null;
  const { author_name: author, name: productName, ...told } = row;
  return { ...told, author, productName };
}
