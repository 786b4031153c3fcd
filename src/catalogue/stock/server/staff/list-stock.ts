import { type RawBuilder, sql } from 'kysely';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ledgerId, type StockLocation } from '../../rules/locations/location.ts';
import {
  articlesPerPage,
  type StockArticle,
  type StockPage,
  type StockQuery,
  type StockSorting,
  type StockState,
} from '../../rules/stock-list.ts';
import { openLocations } from '../locations/read-locations.ts';
import { stockOf } from '../locations/stock-at.ts';
import { type ArticleRow, articleColumns, articleFrom } from './article-columns.ts';

/** A state of fewer articles than one in so many is looked up by the stock, others along the order of the list. */
const rare = 20;

type Context = Pick<RequestContext, 'db' | 'memory' | 'settings'>;

/** A page of the articles that have stock, with how many there are of each state; null for a page behind the last one. */
export async function listStock(ctx: Context, query: StockQuery): Promise<StockPage | null> {
  const locations = await openLocations(ctx);
  if (query.at !== null && !locations.some(({ id }) => id === query.at)) return null;
  const found = await foundProducts(ctx, query.words);
  const at = locationAt(locations, query.at);
  const counts = await countStock(ctx, found, at);
  const pages = Math.max(1, Math.ceil(counts[query.state] / articlesPerPage));
  if (query.page > pages) return null;
  const articles = await readArticles(ctx, query, found, {
    at,
    limit: articlesPerPage,
    offset: (query.page - 1) * articlesPerPage,
    isRare: counts[query.state] * rare < counts.all,
  });
  return { articles, counts, locations, page: query.page, pages, query };
}

/** All articles that a list has, in its order. */
export async function allStock(ctx: Context, query: StockQuery): Promise<readonly StockArticle[]> {
  return readArticles(ctx, query, await foundProducts(ctx, query.words), {
    at: locationAt(await openLocations(ctx), query.at),
    limit: null,
    offset: 0,
    isRare: true,
  });
}

/** The ids of all articles that a list has, as SQL. */
export async function chosenArticles(ctx: Context, query: StockQuery): Promise<RawBuilder<unknown>> {
  const at = locationAt(await openLocations(ctx), query.at);
  return chosenFrom(query, await foundProducts(ctx, query.words), { at, isRare: true });
}

/** A location by what the ledger calls it; null for the sum of all. */
type StockAt = { readonly id: number | null } | null;

function locationAt(locations: readonly StockLocation[], at: number | null): StockAt {
  const location = locations.find(({ id }) => id === at);
  return location && locations.length > 1 ? { id: ledgerId(location) } : null;
}

/** The stock that a list is about: all of it, or that of a location. */
const stockFrom = (at: StockAt): RawBuilder<unknown> => (at ? stockOf(at.id) : sql`stock`);

/** A variable product has a row for what its variations begin with; pieces are theirs alone. */
const ofArticle = sql<boolean>`s.product_id not in (select id from products where type <> 'variation' and type = 'variable')`;

/** The products that words find, best first, and those that have exactly that code: staff find what shoppers do not see; null for all. */
export async function foundProducts(
  ctx: Pick<Context, 'db' | 'memory'>,
  words: string,
): Promise<readonly number[] | null> {
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
  awaited: sql`s.product_id in (select product_id from stock_alerts where confirmed_at is not null and notified_at is null)`,
};

/** The articles of found products, each with the place of its product: the product itself or its variations. */
const articlesOfFound = (found: readonly number[]) => sql`(
  select a.id, f.place from unnest(${[...found]}::int[]) with ordinality f (id, place)
    cross join lateral (select f.id union all select v.id from products v where v.parent_id = f.id) a)`;

async function countStock({ db }: Pick<Context, 'db'>, found: readonly number[] | null, at: StockAt) {
  const among = found ? sql`join ${articlesOfFound(found)} a on a.id = s.product_id` : sql``;
  const { rows } = await sql<Record<StockState, number>>`
    select count(*)::int as "all", count(*) filter (where ${conditions.low})::int as low,
      count(*) filter (where ${conditions.out})::int as out,
      count(*) filter (where ${conditions.negative})::int as negative,
      count(*) filter (where ${conditions.reserved})::int as reserved,
      count(*) filter (where ${conditions.awaited})::int as awaited
    from ${stockFrom(at)} s ${among} where ${ofArticle}`.execute(db);
  return rows[0] ?? { all: 0, low: 0, out: 0, negative: 0, reserved: 0, awaited: 0 };
}

const articleOrders: Readonly<Partial<Record<StockSorting, RawBuilder<unknown>>>> = {
  code: sql`p.sku`,
  'code-desc': sql`p.sku desc`,
  name: sql`coalesce(parent.name, p.name)`,
  'name-desc': sql`coalesce(parent.name, p.name) desc`,
};

const stockOrders: Readonly<Partial<Record<StockSorting, RawBuilder<unknown>>>> = {
  'on-hand': sql`s.on_hand`,
  'on-hand-desc': sql`s.on_hand desc`,
  reserved: sql`s.reserved`,
  'reserved-desc': sql`s.reserved desc`,
  available: sql`s.on_hand - s.reserved`,
  'available-desc': sql`s.on_hand - s.reserved desc`,
};

type Chosen = { readonly at: StockAt; readonly isRare: boolean };
type Part = Chosen & { readonly limit: number | null; readonly offset: number };

/** Which articles a page shows is decided by as few tables as its order needs; what it says of them is read for the page alone. */
function chosenFrom({ state, sort }: StockQuery, found: readonly number[] | null, { isRare, at }: Chosen) {
  const stock = stockFrom(at);
  const order = orderOf(sort, found);
  if (found)
    return sql`select p.id from ${articlesOfFound(found)} a join ${stock} s on s.product_id = a.id
      join products p on p.id = a.id left join products parent on parent.id = p.parent_id
      where p.type <> 'variable' and ${conditions[state]} order by ${order}, p.id`;
  if (isRare)
    return sql`select p.id from (select s.* from ${stock} s where ${conditions[state]} offset 0) s
      join products p on p.id = s.product_id left join products parent on parent.id = p.parent_id
      where p.type <> 'variable' order by ${order}, p.id`;
  const byStock = stockOrders[sort];
  if (byStock)
    return sql`select s.product_id as id from ${stock} s
      where ${ofArticle} and ${conditions[state]} order by ${byStock}, s.product_id`;
  if (sort === 'name' || sort === 'name-desc') {
    const falling = sort === 'name-desc' ? sql`desc` : sql``;
    // Products in the order of their names, each with its variations: they are called as it is.
    return sql`select a.id from products p cross join lateral (
        select p.id where p.type = 'simple'
        union all select v.id from products v where v.parent_id = p.id and p.type = 'variable') a
      join ${stock} s on s.product_id = a.id
      where p.type <> 'variation' and ${conditions[state]} order by p.name ${falling}, p.id ${falling}, a.id`;
  }
  return sql`select p.id from ${stock} s join products p on p.id = s.product_id
    where ${ofArticle} and ${conditions[state]} order by ${order}, p.id`;
}

const orderOf = (sort: StockSorting, found: readonly number[] | null): RawBuilder<unknown> =>
  stockOrders[sort] ?? articleOrders[sort] ?? (found ? sql`a.place, p.sku` : sql`p.sku`);

async function readArticles(
  { db }: Context,
  query: StockQuery,
  found: readonly number[] | null,
  part: Part,
): Promise<readonly StockArticle[]> {
  const { rows } = await sql<ArticleRow>`
    with page as materialized (
      select id, row_number() over () as line from (
        ${chosenFrom(query, found, part)} limit ${part.limit}::int offset ${part.offset}::int) chosen)
    select ${articleColumns}
    from page join products p on p.id = page.id join ${stockFrom(part.at)} s on s.product_id = p.id
      left join products parent on parent.id = p.parent_id
    order by page.line`.execute(db);
  return rows.map(articleFrom);
}
