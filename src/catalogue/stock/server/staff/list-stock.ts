import { type RawBuilder, sql } from 'kysely';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  articlesPerPage,
  type StockArticle,
  type StockPage,
  type StockQuery,
  type StockSorting,
  type StockState,
} from '../../rules/stock-list.ts';
import { type ArticleRow, articleColumns, articleFrom } from './article-columns.ts';

type Context = Pick<RequestContext, 'db' | 'memory'>;

/** A page of the articles that have stock, with how many there are of each state; null for a page behind the last one. */
export async function listStock(ctx: Context, query: StockQuery): Promise<StockPage | null> {
  const found = await foundProducts(ctx, query.words);
  const counts = await countStock(ctx, found);
  const pages = Math.max(1, Math.ceil(counts[query.state] / articlesPerPage));
  if (query.page > pages) return null;
  const articles = await readArticles(ctx, query, found, {
    limit: articlesPerPage,
    offset: (query.page - 1) * articlesPerPage,
  });
  return { articles, counts, page: query.page, pages, query };
}

/** All articles that a list has, in its order. */
export async function allStock(ctx: Context, query: StockQuery): Promise<readonly StockArticle[]> {
  return readArticles(ctx, query, await foundProducts(ctx, query.words), { limit: null, offset: 0 });
}

/** The products that words find, best first, and those that have exactly that code: staff find what shoppers do not see; null for all. */
export async function foundProducts(ctx: Context, words: string): Promise<readonly number[] | null> {
  if (words === '') return null;
  const exact = await sql<{ id: number }>`
    select coalesce(parent_id, id) as id from products where sku = ${words} limit 10`.execute(ctx.db);
  return [...new Set([...exact.rows.map(({ id }) => id), ...(await findProducts(ctx, words, null))])];
}

const conditions: Readonly<Record<StockState, RawBuilder<boolean>>> = {
  all: sql`true`,
  low: sql`s.on_hand - s.reserved <= s.low_stock_threshold`,
  out: sql`s.on_hand - s.reserved <= 0`,
  negative: sql`s.on_hand - s.reserved < 0`,
  reserved: sql`s.reserved > 0`,
};

async function countStock({ db }: Context, found: readonly number[] | null) {
  const among = found
    ? sql`join products p on p.id = s.product_id where p.id = any (${found}::int[]) or p.parent_id = any (${found}::int[])`
    : sql``;
  const { rows } = await sql<Record<StockState, number>>`
    select count(*)::int as "all", count(*) filter (where ${conditions.low})::int as low,
      count(*) filter (where ${conditions.out})::int as out,
      count(*) filter (where ${conditions.negative})::int as negative,
      count(*) filter (where ${conditions.reserved})::int as reserved
    from stock s ${among}`.execute(db);
  return rows[0] ?? { all: 0, low: 0, out: 0, negative: 0, reserved: 0 };
}

const articleOrders: Readonly<Partial<Record<StockSorting, RawBuilder<unknown>>>> = {
  code: sql`p.sku`,
  'code-desc': sql`p.sku desc`,
  name: sql`p.name`,
  'name-desc': sql`p.name desc`,
};

const stockOrders: Readonly<Partial<Record<StockSorting, RawBuilder<unknown>>>> = {
  'on-hand': sql`s.on_hand`,
  'on-hand-desc': sql`s.on_hand desc`,
  reserved: sql`s.reserved`,
  'reserved-desc': sql`s.reserved desc`,
  available: sql`s.on_hand - s.reserved`,
  'available-desc': sql`s.on_hand - s.reserved desc`,
};

async function readArticles(
  { db }: Context,
  { state, sort }: StockQuery,
  found: readonly number[] | null,
  { limit, offset }: { readonly limit: number | null; readonly offset: number },
): Promise<readonly StockArticle[]> {
  const among = found
    ? sql`(p.id = any (${found}::int[]) or p.parent_id = any (${found}::int[])) and`
    : sql``;
  const usual = found ? sql`array_position(${found}::int[], coalesce(p.parent_id, p.id)), p.sku` : sql`p.sku`;
  const byStock = stockOrders[sort];
  const order = byStock ?? articleOrders[sort] ?? usual;
  // Which articles a page shows is decided by as few tables as its order needs; what it says of them is read for the page alone.
  const chosenFrom =
    !found && byStock
      ? sql`select s.product_id as id from stock s where ${conditions[state]} order by ${byStock}, s.product_id`
      : sql`select p.id from stock s join products p on p.id = s.product_id
          where ${among} ${conditions[state]} order by ${order}, p.id`;
  const { rows } = await sql<ArticleRow>`
    with page as materialized (${chosenFrom} limit ${limit}::int offset ${offset}::int)
    select ${articleColumns}
    from page join products p on p.id = page.id join stock s on s.product_id = p.id
      left join products parent on parent.id = p.parent_id
    order by ${order}, p.id`.execute(db);
  return rows.map(articleFrom);
}
