import type { Toolbox } from '#services/toolbox.ts';
import type { ProductReview } from '#shop/product-page/rules/product-detail.ts';

const firstPage = 10;

/** The approved reviews of a product, newest first. */
export async function readReviews(
  toolbox: Pick<Toolbox, 'db'>,
  input: { readonly productId: number; readonly limit?: number; readonly offset?: number },
): Promise<ProductReview[]> {
  const rows = await toolbox.db
    .selectFrom('reviews')
    .select(['id', 'author_name', 'rating', 'body', 'verified', 'created_at'])
    .where('product_id', '=', input.productId)
    .where('status', '=', 'approved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(input.limit ?? firstPage)
    .offset(input.offset ?? 0)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    author: row.author_name,
    rating: row.rating,
    body: row.body,
    verified: row.verified,
    createdAt: row.created_at.toISOString(),
  }));
}
