import { type RawBuilder, sql } from 'kysely';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import { refreshAvailableStock } from '#catalogue/stock/server/refresh-available-stock.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ProductsQuery, productsList } from '../rules/product-list.ts';

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

/** What a query asks of a product `p`. */
function asked(
  { state, categoryId, brandId, stock, mark }: ProductsQuery,
  found: readonly number[] | null,
): RawBuilder<unknown> {
  const stocks = {
    in: sql`p.in_stock`,
    low: sql`exists (select from available_stock s where s.product_id = p.id and s.is_low)`,
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

export const conditions = (query: ProductsQuery, found: readonly number[] | null): RawBuilder<unknown> =>
  sql`${ownGoods} and ${asked(query, found)}`;

/** The ids of everything that a query without words leaves out, goods of free lines of offers among them. */
export function leftOut(query: ProductsQuery): RawBuilder<unknown> {
  const { state } = query;
  const ofState = state === null ? sql`p.status = 'trash'` : sql`p.status <> ${sql.lit(state)}`;
  const others = isOnlyInStock(query)
    ? [ofState, sql`not p.in_stock`]
    : [
        productsList.isFiltered(query, filtersBesideState)
          ? sql`(${asked(query, null)}) is not true`
          : ofState,
      ];
  return sql.join(
    [
      ...others.map((other) => sql`select p.id from products p where p.type <> 'variation' and ${other}`),
      sql`select g.product_id from offer_goods g`,
    ],
    sql` union all `,
  );
}

/** True for what can be sold, whatever its state: all but the few that are sold out, which have an index of their own. */
export const isOnlyInStock = (query: ProductsQuery): boolean =>
  query.stock === 'in' && !productsList.isFiltered(query, ['words', 'categoryId', 'brandId', 'mark']);

/** All filters but the state, whose products are counted anyway. */
export const filtersBesideState = ['words', 'categoryId', 'brandId', 'stock', 'mark'] as const;

/** Sums up the stock that has changed, where a query asks for it. */
export async function sumUpStock({ db }: Pick<RequestContext, 'db'>, query: ProductsQuery): Promise<void> {
  if (query.stock === 'low' || query.sort === 'stock' || query.sort === 'stock-desc') {
    await refreshAvailableStock(db);
  }
}

/** The ids of all products that a query of the list finds, as a statement of the database. */
export async function chosenProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  query: ProductsQuery,
): Promise<RawBuilder<{ id: number }>> {
  await sumUpStock(ctx, query);
  const found = query.words === '' ? null : await foundProducts(ctx, query.words);
  return sql`select p.id from products p where ${conditions(query, found)}`;
}
