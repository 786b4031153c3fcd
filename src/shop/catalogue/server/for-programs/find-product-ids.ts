import { type RawBuilder, sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';
import { countProducts } from './count-products.ts';
import type { ProductOrder, ProductQuery } from './product-query.ts';
import { productSource } from './product-source.ts';

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

/** The ids of the products that answer a question, one page of them, and how many there are in all. */
export async function findProductIds(
  toolbox: Toolbox,
  query: ProductQuery,
): Promise<{ ids: readonly number[]; total: number }> {
  const { source, hits } = await productSource(toolbox, query, { priced: query.order === 'price' });
  const [page, total] = await Promise.all([
    sql<{ id: number }>`select p.id ${source} order by ${orderingOf(query, hits)}
      limit ${query.limit} offset ${query.offset}`.execute(toolbox.db),
    countProducts(toolbox, source),
  ]);
  return { ids: page.rows.map((row) => row.id), total };
}

/** `order by` of a question; without a wish a search's best hits come first, then the newest. */
export function orderingOf(query: ProductQuery, hits: readonly number[]): RawBuilder<unknown> {
  const { order, direction } = query;
  if (order === undefined && query.search !== undefined) {
    return sql`array_position(${hits}::int[], p.id), p.published_at desc, p.id desc`;
  }
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
