import { type RawBuilder, sql } from 'kysely';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductsQuery } from '../rules/product-list.ts';

/** The goods of free lines of offers are no product of the shop. */
export const ownGoods = sql`p.type <> 'variation' and not exists (select from offer_goods g where g.product_id = p.id)`;

/** What shoppers find, and what has exactly that code or has the words in its name without being shown to them: best hits first. */
export async function foundProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  words: string,
): Promise<readonly number[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<{ id: number }>`
    (select distinct product_id as id from product_codes where code = normalise_code(${words}) limit 50)
    union all
    (select id from products where type <> 'variation' and status <> 'published'
      and (name ilike ${like} or sku ilike ${like}) order by updated_at desc limit 200)`.execute(ctx.db);
  return [...new Set([...rows.map(({ id }) => id), ...(await findProducts(ctx, words, null))])];
}

export function conditions(
  { state, categoryId, brandId, stock, mark }: ProductsQuery,
  found: readonly number[] | null,
): RawBuilder<unknown> {
  const stocks = {
    in: sql`p.in_stock`,
    low: sql`p.type = 'simple' and exists (select from stock s where s.product_id = p.id
      and s.on_hand - s.reserved > 0 and s.on_hand - s.reserved <= s.low_stock_threshold)`,
    out: sql`not p.in_stock`,
    backorder: sql`p.backorders <> 'no'`,
  };
  const marks = {
    'no-picture': sql`p.image_id is null`,
    'on-sale': sql`p.sale_price_cents is not null`,
    featured: sql`p.featured`,
    'no-price': sql`p.type = 'simple' and p.regular_price_cents is null`,
  };
  return sql.join(
    [
      ownGoods,
      state === null ? sql`p.status <> 'trash'` : sql`p.status = ${sql.lit(state)}`,
      ...(found === null ? [] : [sql`p.id = any (${[...found]}::int[])`]),
      ...(categoryId === null
        ? []
        : [
            sql`exists (select from product_categories c where c.category_id = ${categoryId} and c.product_id = p.id)`,
          ]),
      ...(brandId === null ? [] : [sql`p.brand_id = ${brandId}`]),
      ...(stock === null ? [] : [stocks[stock]]),
      ...(mark === null ? [] : [marks[mark]]),
    ],
    sql` and `,
  );
}

export function orderOf({ sort }: ProductsQuery, found: readonly number[] | null): RawBuilder<unknown> {
  const available = sql`coalesce(s.on_hand - s.reserved, 0)`;
  switch (sort) {
    case 'edited':
      // Words bring the best hits first.
      return found === null
        ? sql`p.updated_at desc, p.id desc`
        : sql`array_position(${[...found]}::int[], p.id)`;
    case 'newest':
      return sql`p.id desc`;
    case 'name':
      return sql`p.name, p.id`;
    case 'name-desc':
      return sql`p.name desc, p.id desc`;
    case 'price':
      return sql`p.regular_price_cents nulls last, p.id`;
    case 'price-desc':
      return sql`p.regular_price_cents desc nulls last, p.id desc`;
    case 'stock':
      return sql`${available}, p.id`;
    case 'stock-desc':
      return sql`${available} desc, p.id desc`;
  }
}

/** The ids of all products that a query of the list finds, as a statement of the database. */
export async function chosenProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  query: ProductsQuery,
): Promise<RawBuilder<{ id: number }>> {
  const found = query.words === '' ? null : await foundProducts(ctx, query.words);
  return sql`select p.id from products p where ${conditions(query, found)}`;
}
