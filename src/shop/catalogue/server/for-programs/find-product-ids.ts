import { type RawBuilder, sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { toCents } from '#shop/money/rules/cents.ts';
import { createPricer } from '#shop/pricing/server/create-pricer.ts';
import { findProducts } from '#shop/search/server/find-products.ts';
import { relatedProducts } from '../related-products.ts';
import { productConditions } from './product-conditions.ts';
import type { ProductOrder, ProductQuery } from './product-query.ts';

const columns: Record<Exclude<ProductOrder, 'include' | 'price'>, RawBuilder<unknown>> = {
  date: sql`p.published_at`,
  modified: sql`p.updated_at`,
  id: sql`p.id`,
  title: sql`p.name`,
  slug: sql`p.slug`,
  popularity: sql`p.total_sales`,
  rating: sql`p.average_rating`,
  menu_order: sql`p.menu_order`,
  comment_count: sql`p.review_count`,
};

const mostRelated = 100;

/** The ids of the products that answer a question, one page of them, and how many there are in all. */
export async function findProductIds(
  toolbox: Toolbox,
  query: ProductQuery,
): Promise<{ ids: readonly number[]; total: number }> {
  const { priceListId } = toolbox.visitor.audience;
  const conditions = productConditions(query, { priceListId, now: toolbox.clock.now() });
  const joins: RawBuilder<unknown>[] = [];
  const hits = query.search === undefined ? null : await findProducts(toolbox, query.search);
  if (hits) joins.push(sql`join unnest(${hits}::int[]) with ordinality as hit (id, place) on hit.id = p.id`);
  if (query.relatedTo !== undefined) {
    const related = await relatedProducts(toolbox, query.relatedTo, mostRelated);
    conditions.push(sql`p.id = any (${related}::int[])`);
  }
  if (query.minCents !== undefined || query.maxCents !== undefined || query.order === 'price') {
    const pricer = await createPricer(toolbox);
    joins.push(sql`join listing_prices lp on lp.product_id = p.id and lp.price_list_id = ${priceListId}`);
    if (query.minCents !== undefined) {
      conditions.push(sql`lp.max_cents >= ${pricer.toListing(toCents(query.minCents))}`);
    }
    if (query.maxCents !== undefined) {
      conditions.push(sql`lp.min_cents <= ${pricer.toListing(toCents(query.maxCents))}`);
    }
  }
  const source = sql`from products p ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`;
  const [page, counted] = await Promise.all([
    sql<{ id: number }>`select p.id ${source} order by ${ordering(query)}, p.id
      limit ${query.limit} offset ${query.offset}`.execute(toolbox.db),
    sql<{ count: number }>`select count(*) as count ${source}`.execute(toolbox.db),
  ]);
  return { ids: page.rows.map((row) => row.id), total: counted.rows[0]?.count ?? 0 };
}

function ordering(query: ProductQuery): RawBuilder<unknown> {
  const way = query.direction === 'asc' ? sql`asc` : sql`desc`;
  if (query.order === undefined) {
    return query.search === undefined ? sql`p.published_at ${way}` : sql`hit.place`;
  }
  if (query.order === 'include') return sql`array_position(${query.include ?? []}::int[], p.id)`;
  if (query.order === 'price') {
    return query.direction === 'asc' ? sql`lp.min_cents` : sql`lp.max_cents desc`;
  }
  return sql`${columns[query.order]} ${way}`;
}
