import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductOrder, ProductQuery } from './product-query.ts';
import { type ProductSource, productSource } from './product-source.ts';

type Direction = 'asc' | 'desc';

// Ties are settled as the indexes settle them, so that an order can be walked either way.
const orderings: Record<
  Exclude<ProductOrder, 'include' | 'price'>,
  readonly (readonly [RawBuilder<unknown>, Direction])[]
> = {
  date: [
    [sql`p.published_at`, 'desc'],
    [sql`p.id`, 'desc'],
  ],
  modified: [
    [sql`p.updated_at`, 'desc'],
    [sql`p.id`, 'desc'],
  ],
  id: [[sql`p.id`, 'asc']],
  title: [
    [sql`p.name`, 'asc'],
    [sql`p.id`, 'asc'],
  ],
  slug: [
    [sql`p.slug`, 'asc'],
    [sql`p.id`, 'asc'],
  ],
  popularity: [
    [sql`p.total_sales`, 'desc'],
    [sql`p.id`, 'asc'],
  ],
  rating: [
    [sql`p.average_rating`, 'desc'],
    [sql`p.review_count`, 'desc'],
    [sql`p.id`, 'asc'],
  ],
  menu_order: [
    [sql`p.menu_order`, 'asc'],
    [sql`p.id`, 'asc'],
  ],
  comment_count: [
    [sql`p.review_count`, 'desc'],
    [sql`p.id`, 'asc'],
  ],
};

const farAway = 1000;

/** The ids of the products that answer a question, one page of them, and how many there are in all. */
export async function findProductIds(
  ctx: RequestContext,
  query: ProductQuery,
): Promise<{ ids: readonly number[]; total: number }> {
  const found = await productSource(ctx, query, { priced: query.order === 'price' });
  // Far pages are counted first: one past the end must not be walked to.
  if (query.offset >= farAway) {
    const total = await countProducts(ctx, found.source);
    if (query.offset >= total) return { ids: [], total };
  }
  const [ids, total] = await Promise.all([
    query.order === undefined && query.search !== undefined
      ? hitsFirst(ctx, query, found)
      : pageOf(ctx, sql`${found.source} order by ${orderingOf(query)}`, query),
    countProducts(ctx, found.source),
  ]);
  return { ids, total };
}

type Window = Pick<ProductQuery, 'limit' | 'offset'>;

async function pageOf(ctx: RequestContext, sorted: RawBuilder<unknown>, { limit, offset }: Window) {
  const page = await sql<{ id: number }>`select p.id ${sorted} limit ${limit} offset ${offset}`.execute(
    ctx.db,
  );
  return page.rows.map((row) => row.id);
}

/** The few that the search put first, in its order, then whatever else holds the text, the newest first. */
async function hitsFirst(
  ctx: RequestContext,
  query: ProductQuery,
  { source, hits }: ProductSource,
): Promise<readonly number[]> {
  const isHit = sql`p.id = any (${hits}::int[])`;
  const first = await sql<{ id: number }>`select p.id ${source} and ${isHit}
    order by array_position(${hits}::int[], p.id)`.execute(ctx.db);
  const page = first.rows.slice(query.offset, query.offset + query.limit).map((row) => row.id);
  if (page.length === query.limit) return page;
  const others = sql`${source} and not (${isHit}) order by p.published_at desc, p.id desc`;
  const offset = Math.max(0, query.offset - first.rows.length);
  return [...page, ...(await pageOf(ctx, others, { limit: query.limit - page.length, offset }))];
}

/** `order by` of a question; by default the newest come first. */
export function orderingOf(query: ProductQuery): RawBuilder<unknown> {
  const { order, direction } = query;
  if (order === 'include') return sql`array_position(${query.include ?? []}::int[], p.id), p.id`;
  if (order === 'price') {
    return direction === 'asc'
      ? sql`lp.min_cents, lp.product_id`
      : sql`lp.max_cents desc, lp.product_id desc`;
  }
  const columns = orderings[order ?? 'date'];
  const turned = columns[0]?.[1] !== direction;
  const parts = columns.map(([column, usual]) =>
    (usual === 'desc') === turned ? sql`${column} asc` : sql`${column} desc`,
  );
  return sql.join(parts, sql`, `);
}

const mostCounts = 5000;
// A query with the hits of a search is too long to be a cache key.
const longestQuestion = 3000;

/** How many rows a source has; the same question is counted once until the shop changes, whatever page of it is asked. */
async function countProducts(ctx: RequestContext, source: RawBuilder<unknown>): Promise<number> {
  const counting = sql<{ count: number }>`select count(*) as count ${source}`;
  const { sql: text, parameters } = counting.compile(ctx.db);
  const key = JSON.stringify([text, parameters]);
  const counts = await ctx.memory.remember(
    'program-counts',
    async () => new LRUCache<string, number>({ max: mostCounts }),
    'any',
  );
  const known = counts.get(key);
  if (known !== undefined) return known;
  const result = await counting.execute(ctx.db);
  const count = result.rows[0]?.count ?? 0;
  if (key.length <= longestQuestion) counts.set(key, count);
  return count;
}
