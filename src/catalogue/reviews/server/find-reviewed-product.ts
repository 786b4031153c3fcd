import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

/** The product that a review is about. */
export type ReviewedProduct = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly reviewsAllowed: boolean;
};

/** A listed product by its id; variations, and products that are not published or not for the visitor, have no reviews. */
export async function findReviewedProduct(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
  productId: number,
): Promise<ReviewedProduct | null> {
  const row = await ctx.db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'reviews_allowed'])
    .where('id', '=', productId)
    .where('type', '<>', 'variation')
    .where('status', '=', 'published')
    .where(notHidden(ctx.visitor.audience.hidden, sql`products.id`))
    .executeTakeFirst();
  if (!row || row.slug === null) return null;
  return { id: row.id, slug: row.slug, name: row.name, reviewsAllowed: row.reviews_allowed };
}
