import { type Selectable, sql } from 'kysely';
import { planOnce } from '#foundation/database/prepared-statements.ts';
import type { ReviewsTable } from '#foundation/database/tables.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductReview, ProductReviews } from '../rules/product-review.ts';
import { ratingHistogram } from '../rules/rating-histogram.ts';
import { REVIEWS_PER_PAGE } from '../rules/review-limits.ts';
import { reviewTerms } from '../rules/review-terms.ts';
import { isSentReview } from './post-review.ts';

export type ReviewsWanted = {
  readonly slug: string;
  readonly page: number;
  /** the review that the visitor says to have sent, with its proof */
  readonly sent: { readonly id: number; readonly proof: string } | null;
};

const columns = [
  'id',
  'author_name',
  'rating',
  'body',
  'verified',
  'created_at',
  'answer',
  'answered_at',
] as const;

/** A page of a product's approved reviews, newest first, with what all of them say; null where there is no such page or product. */
export async function readReviews(
  ctx: Pick<RequestContext, 'db' | 'settings' | 'nonces' | 'reply'>,
  { slug, page, sent }: ReviewsWanted,
): Promise<ProductReviews | null> {
  const { settings } = ctx;
  const product = await findProduct(ctx, slug);
  if (!product) return null;
  const shown = settings.reviews_enabled ? product.review_count : 0;
  const pages = Math.max(1, Math.ceil(shown / REVIEWS_PER_PAGE));
  if (page > pages) return null;
  const approved = ctx.db
    .selectFrom('reviews')
    .where('product_id', '=', product.id)
    .where('status', '=', 'approved');
  // Seven products in ten have none: nothing is asked of them.
  const [rows, counts, own] = await Promise.all([
    shown === 0
      ? []
      : approved
          .select(columns)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(REVIEWS_PER_PAGE)
          .offset((page - 1) * REVIEWS_PER_PAGE)
          .execute(),
    shown === 0
      ? []
      : approved
          .select(['rating', sql<number>`count(*)::int`.as('count')])
          .groupBy('rating')
          .modifyFront(planOnce)
          .execute(),
    sent && settings.reviews_enabled ? findSent(ctx, product.id, sent) : null,
  ]);
  return {
    list: rows.map((row) => reviewOf(row, settings)),
    page,
    pages,
    histogram: ratingHistogram(counts),
    enabled: settings.reviews_enabled,
    terms: reviewTerms(settings, product.reviews_allowed),
    sent: own && { ...reviewOf(own, settings), held: own.status === 'pending' },
  };
}

async function findProduct({ db }: Pick<RequestContext, 'db'>, slug: string) {
  if (slug.includes('\0')) return null;
  const row = await db
    .selectFrom('products')
    .select(['id', 'review_count', 'reviews_allowed'])
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .modifyFront(planOnce)
    .executeTakeFirst();
  return row ?? null;
}

async function findSent(
  ctx: Pick<RequestContext, 'db' | 'nonces' | 'reply'>,
  productId: number,
  sent: NonNullable<ReviewsWanted['sent']>,
) {
  // Only its author may see a review that awaits moderation, so a page with one is not cached.
  ctx.reply.preventCaching();
  if (!isSentReview(ctx.nonces, sent)) return null;
  const row = await ctx.db
    .selectFrom('reviews')
    .select([...columns, 'status'])
    .where('id', '=', sent.id)
    .where('product_id', '=', productId)
    .where('status', 'in', ['pending', 'approved'])
    .executeTakeFirst();
  return row ?? null;
}

function reviewOf(
  row: Pick<Selectable<ReviewsTable>, (typeof columns)[number]>,
  settings: Pick<RequestContext['settings'], 'review_ratings_enabled' | 'review_show_verified'>,
): ProductReview {
  return {
    id: row.id,
    author: row.author_name,
    rating: settings.review_ratings_enabled ? row.rating : null,
    body: row.body,
    verified: settings.review_show_verified && row.verified,
    createdAt: row.created_at.toISOString(),
    answer:
      row.answer === null
        ? null
        : { text: row.answer, at: (row.answered_at ?? row.created_at).toISOString() },
  };
}
