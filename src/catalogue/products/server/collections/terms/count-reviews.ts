import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notHidden } from '#pricing/customer-groups/server/not-hidden.ts';

/** How many approved reviews the products of each category, or of each brand, have; cached until a product changes. */
export async function countReviews(
  ctx: RequestContext,
  kind: 'categories' | 'brands',
): Promise<ReadonlyMap<number, number>> {
  const { hidden } = ctx.visitor.audience;
  return ctx.memory.remember(
    `review-counts:${hidden?.key ?? ''}:${kind}`,
    async () => {
      const reviewed = sql`p.review_count > 0 and p.type <> 'variation' and p.status = 'published'
        and ${notHidden(hidden, sql`p.id`)}`;
      const result = await (kind === 'categories'
        ? sql<{ id: number; count: number }>`
            select pc.category_id as id, sum(p.review_count) as count
            from products p join product_categories pc on pc.product_id = p.id
            where ${reviewed} group by pc.category_id`
        : sql<{ id: number; count: number }>`
            select p.brand_id as id, sum(p.review_count) as count
            from products p where ${reviewed} and p.brand_id is not null group by p.brand_id`
      ).execute(ctx.db);
      return new Map(result.rows.map((row) => [row.id, row.count]));
    },
    'any',
  );
}
