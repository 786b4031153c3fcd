import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';
import { pictureOf } from '../picture-of.ts';

export const reviewOrders = ['date', 'date_gmt', 'id', 'rating', 'product'] as const;

/** A question for approved reviews; undefined asks nothing. */
export type ReviewQuery = {
  readonly limit: number;
  readonly offset: number;
  readonly order: (typeof reviewOrders)[number];
  readonly direction: 'asc' | 'desc';
  readonly productIds: readonly number[] | undefined;
  /** what stands below a category belongs to it */
  readonly categoryIds: readonly number[] | undefined;
};

export type ApiReview = {
  readonly id: number;
  readonly createdAt: Date;
  readonly productId: number;
  readonly productName: string;
  readonly productSlug: string;
  readonly picture: (Picture & { readonly id: number; readonly title: string }) | null;
  readonly author: string;
  readonly body: string;
  readonly rating: number | null;
  readonly verified: boolean;
};

type Row = {
  id: number;
  created_at: Date;
  product_id: number;
  name: string;
  slug: string;
  author_name: string;
  body: string;
  rating: number | null;
  verified: boolean;
  image_id: number | null;
  file_key: string | null;
  alt: string | null;
  title: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
};

/** One page of the approved reviews of published products, and how many there are in all. */
export async function readApiReviews(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
  query: ReviewQuery,
): Promise<{ reviews: readonly ApiReview[]; total: number }> {
  const { hidden } = ctx.visitor.audience;
  const source = reviewSource(query, hidden);
  const [page, counted] = await Promise.all([
    sql<Row>`
      select r.id, r.created_at, r.product_id, p.name, p.slug, r.author_name, r.body, r.rating, r.verified,
        i.id as image_id, i.file_key, i.alt, i.title, i.width, i.height, i.widths
      from (select r.* ${source} order by ${reviewOrdering(query)} limit ${query.limit} offset ${query.offset}) r
      join products p on p.id = r.product_id
      left join images i on i.id = p.image_id
      order by ${reviewOrdering(query)}`.execute(ctx.db),
    // Each product knows how many it has.
    sql<{ count: number }>`
      select coalesce(sum(p.review_count), 0) as count from products p
      where p.review_count > 0 and p.type <> 'variation' and p.status = 'published' ${positionsOf(query, sql`p.id`)}
        and ${notHidden(hidden, sql`p.id`)}
    `.execute(ctx.db),
  ]);
  return { reviews: page.rows.map(reviewOf), total: counted.rows[0]?.count ?? 0 };
}

/** `from` and `where` of the reviews `r` that answer a question. */
export function reviewSource(query: ReviewQuery, hidden: HiddenGoods | null = null): RawBuilder<unknown> {
  return sql`from reviews r where r.status = 'approved'
    and exists (select from products shown where shown.id = r.product_id and shown.status = 'published')
    and ${notHidden(hidden, sql`r.product_id`)}
    ${positionsOf(query, sql`r.product_id`)}`;
}

/** Products or categories: what belongs to one of either answers, as on the platform. */
function positionsOf(
  { productIds, categoryIds }: ReviewQuery,
  product: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const scopes = [
    ...(productIds ? [sql`${product} = any (${productIds}::int[])`] : []),
    ...(categoryIds
      ? [
          sql`${product} in (select product_id from product_categories where category_id = any (${categoryIds}::int[]))`,
        ]
      : []),
  ];
  return scopes.length > 0 ? sql`and (${sql.join(scopes, sql` or `)})` : sql``;
}

export function reviewOrdering({ order, direction }: ReviewQuery): RawBuilder<unknown> {
  const down = direction === 'desc';
  if (order === 'id') return down ? sql`r.id desc` : sql`r.id`;
  if (order === 'product') {
    return down
      ? sql`r.product_id desc, r.created_at, r.id`
      : sql`r.product_id, r.created_at desc, r.id desc`;
  }
  if (order === 'rating') {
    return down ? sql`r.rating desc nulls last, r.id desc` : sql`r.rating nulls first, r.id`;
  }
  return down ? sql`r.created_at desc, r.id desc` : sql`r.created_at, r.id`;
}

function reviewOf(row: Row): ApiReview {
  const picture = pictureOf(row);
  return {
    id: row.id,
    createdAt: row.created_at,
    productId: row.product_id,
    productName: row.name,
    productSlug: row.slug,
    picture:
      picture && row.image_id !== null ? { ...picture, id: row.image_id, title: row.title ?? '' } : null,
    author: row.author_name,
    body: row.body,
    rating: row.rating,
    verified: row.verified,
  };
}
