import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  PRODUCTS_PER_PAGE,
  type ProductState,
  type ProductsQuery,
  productStates,
  productsList,
} from '../rules/product-list.ts';
import {
  conditions,
  filtersBesideState,
  foundProducts,
  isOnlyInStock,
  leftOut,
  sumUpStock,
} from './product-conditions.ts';
import { isUnpriced, productOrders } from './product-orders.ts';

type Context = Pick<RequestContext, 'db' | 'memory'>;
type Counts = Readonly<Record<ProductState, number>>;
type Page = { readonly limit: number; readonly offset: number };
type Chosen = { readonly ids: readonly number[]; readonly total: number };

export type ChosenPage = Chosen & {
  readonly pages: number;
  /** of the whole shop */
  readonly counts: Counts;
};

/** So many products are counted and sorted at once; more of them are found along the index of their order. */
const SORTED_AT_MOST = 20_000;

/** Which products a page of the list shows, and how many there are; null beyond the last page. */
export async function choosePage(
  ctx: Context,
  query: ProductsQuery,
  sortedAtMost = SORTED_AT_MOST,
): Promise<ChosenPage | null> {
  const [counts, found] = await Promise.all([
    countStates(ctx),
    query.words === '' ? null : foundProducts(ctx, query.words),
    sumUpStock(ctx, query),
  ]);
  const page = { limit: PRODUCTS_PER_PAGE, offset: (query.page - 1) * PRODUCTS_PER_PAGE };
  const known = await countKnown(ctx, query, counts);
  const isWide = !found && (page.offset > sortedAtMost || (known ?? 0) > sortedAtMost);
  const atMost = found ? found.length : sortedAtMost;
  const chosen =
    (isWide ? null : await sortPage(ctx, query, found, { ...page, atMost })) ??
    (await walkPage(ctx, query, known, page));
  const pages = Math.max(1, Math.ceil(chosen.total / PRODUCTS_PER_PAGE));
  return query.page > pages ? null : { ...chosen, pages, counts };
}

/** How many products a query finds, where that follows from the counts of the states; null where they must be counted. */
async function countKnown(ctx: Context, query: ProductsQuery, counts: Counts): Promise<number | null> {
  if (!productsList.isFiltered(query, filtersBesideState)) return countOfState(query, counts);
  if (!isOnlyInStock(query)) return null;
  return countOfState(query, counts) - (await countFiltered(ctx, { ...query, stock: 'out' }));
}

const countOfState = ({ state }: ProductsQuery, counts: Counts): number =>
  state === null ? counts.published + counts.draft + counts.scheduled + counts.private : counts[state];

/** Counts and sorts what a query finds; null where that is too much. Words bring the best hits first. */
async function sortPage(
  { db }: Context,
  query: ProductsQuery,
  found: readonly number[] | null,
  { limit, offset, atMost }: Page & { readonly atMost: number },
): Promise<Chosen | null> {
  const { join, by } = productOrders[query.sort].sorted;
  const order = found && query.sort === 'edited' ? sql`array_position(${[...found]}::int[], p.id)` : by;
  const { rows } = await sql<{ id: number; total: number }>`
    select p.id, count(*) over ()::int as total
    from (select p.* from products p where ${conditions(query, found)} limit ${atMost + 1}) p ${join}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return total > atMost ? null : { ids: rows.map(({ id }) => id), total };
}

/** Walks the index of an order. What is left out is no join: it is looked up in a hash, and the order of the index remains. */
async function walkPage(
  ctx: Context,
  query: ProductsQuery,
  known: number | null,
  page: Page,
): Promise<Chosen> {
  const { limit, offset } = page;
  const { from, id, by } = productOrders[query.sort].walked;
  const [total, ids] = await Promise.all([
    known ?? countFiltered(ctx, query),
    readIds(
      ctx,
      sql`select ${id} as id from ${from} and (exists (select from (${leftOut(query)}) x where x.id = ${id})) is not true
        order by ${by} limit ${limit} offset ${offset}`,
    ),
  ]);
  const isShort = ids.length < Math.min(limit, total - offset);
  return {
    ids: isShort ? [...ids, ...(await readUnpriced(ctx, query, total, page, ids.length))] : ids,
    total,
  };
}

/** The products at the end of an order by price, which have none; `taken` rows of the page have one. */
function readUnpriced(
  ctx: Context,
  query: ProductsQuery,
  total: number,
  { limit, offset }: Page,
  taken: number,
): Promise<readonly number[]> {
  const direction = query.sort === 'price-desc' ? sql`desc` : sql``;
  return readIds(
    ctx,
    sql`with rest as materialized (select p.id from products p where ${conditions(query, null)} and ${isUnpriced})
      select id from rest order by id ${direction}
      limit ${limit - taken} offset greatest(0, ${offset}::int - ${total}::int + (select count(*)::int from rest))`,
  );
}

async function readIds({ db }: Context, statement: RawBuilder<unknown>): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`${statement}`.execute(db);
  return rows.map(({ id }) => id);
}

async function countFiltered({ db }: Context, query: ProductsQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from products p where ${conditions(query, null)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many products are in each state, the goods of free lines of offers left out. */
async function countStates({ db }: Context): Promise<Counts> {
  const { rows } = await sql<{ status: ProductState; count: number }>`
    select c.status, (c.count - (
      select count(*) from offer_goods g join products p on p.id = g.product_id where p.status = c.status))::int as count
    from (
      select 'published' as status, count(*) as count from products where type <> 'variation' and status = 'published'
      union all
      select status, count(*) from products where type <> 'variation' and status <> 'published' group by status) c`.execute(
    db,
  );
  const of = (state: ProductState) => rows.find(({ status }) => status === state)?.count ?? 0;
  return Object.fromEntries(productStates.map((state) => [state, of(state)])) as Counts;
}
