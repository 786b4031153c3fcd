import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  PRODUCTS_PER_PAGE,
  type ProductState,
  type ProductsQuery,
  productStates,
  productsList,
} from '../rules/product-list.ts';
import { conditions, foundProducts, orderOf } from './product-conditions.ts';

type Context = Pick<RequestContext, 'db' | 'memory'>;
type Counts = Readonly<Record<ProductState, number>>;

export type ChosenPage = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly pages: number;
  /** of the whole shop */
  readonly counts: Counts;
};

/** So far into a list its order is walked; behind that all of it is sorted. */
const farthest = 5000;

/** Which products a page of the list shows, and how many there are; null beyond the last page. */
export async function choosePage(ctx: Context, query: ProductsQuery): Promise<ChosenPage | null> {
  const [counts, found] = await Promise.all([
    countStates(ctx),
    query.words === '' ? null : foundProducts(ctx, query.words),
  ]);
  const where = conditions(query, found);
  const offset = (query.page - 1) * PRODUCTS_PER_PAGE;
  const isNarrow = productsList.isFiltered(query, ['words', 'categoryId', 'brandId', 'mark']);
  // What is sorted anyway is counted in passing.
  if (isNarrow || (query.stock !== null && query.stock !== 'in')) {
    const { rows } = await readPage(ctx, sql`${where} offset 0`, orderOf(query, found), {
      total: sql`count(*) over ()::int`,
      offset,
    });
    return pageOf(query, counts, rows[0]?.total ?? 0, rows);
  }
  const all = counts.published + counts.draft + counts.scheduled + counts.private;
  const ofState = query.state === null ? all : counts[query.state];
  const total = query.stock === 'in' ? await countAll(ctx, where) : ofState;
  if (offset > total) return null;
  const isWalked = total * 5 > all && offset <= farthest;
  const { rows } = await readPage(ctx, isWalked ? where : sql`${where} offset 0`, orderOf(query, found), {
    total: sql`0`,
    offset,
  });
  return pageOf(query, counts, total, rows);
}

function pageOf(
  { page }: ProductsQuery,
  counts: Counts,
  total: number,
  rows: readonly { readonly id: number }[],
): ChosenPage | null {
  const pages = Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
  return page > pages ? null : { ids: rows.map(({ id }) => id), total, pages, counts };
}

function readPage(
  { db }: Context,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { total, offset }: { readonly total: RawBuilder<unknown>; readonly offset: number },
) {
  return sql<{ id: number; total: number }>`
    select p.id, ${total} as total from (select p.* from products p where ${where}) p left join stock s on s.product_id = p.id
    order by ${order} limit ${PRODUCTS_PER_PAGE} offset ${offset}`.execute(db);
}

async function countAll({ db }: Context, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from products p where ${where}`.execute(db);
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
