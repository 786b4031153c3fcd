import { type RawBuilder, sql } from 'kysely';
import { productsList } from '#catalogue/product-editing/rules/product-list.ts';
import { conditions, foundProducts } from '#catalogue/product-editing/server/product-conditions.ts';
import { variationChoices } from '#catalogue/stock/server/variation-choices.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  PRICES_PER_PAGE,
  type PublicPrice,
  type PublicPricesQuery,
  publicPriceFilters,
  publicPriceList,
} from '../rules/public-price-list.ts';

type Context = Pick<RequestContext, 'db' | 'memory'>;

export type PublicPrices = {
  readonly query: PublicPricesQuery;
  readonly rows: readonly PublicPrice[];
  readonly total: number;
  readonly pages: number;
};

/** A page of all articles with what everybody is asked for them, by the name of their products; null beyond the last page. */
export async function readPublicPrices(
  ctx: Context,
  listId: number,
  query: PublicPricesQuery,
): Promise<PublicPrices | null> {
  const isFiltered = publicPriceList(listId).isFiltered(query, publicPriceFilters);
  const found = query.words === '' ? null : await foundProducts(ctx, query.words);
  const page = { limit: PRICES_PER_PAGE, offset: (query.page - 1) * PRICES_PER_PAGE };
  const { ids, total } = isFiltered
    ? await filteredPage(ctx, query, found, page)
    : await pageOfAll(ctx, query, page);
  const pages = Math.max(1, Math.ceil(total / PRICES_PER_PAGE));
  return query.page > pages ? null : { query, rows: await pricesOf(ctx, ids), total, pages };
}

type Page = { readonly limit: number; readonly offset: number };
type Chosen = { readonly ids: readonly number[]; readonly total: number };

async function filteredPage(
  { db }: Context,
  query: PublicPricesQuery,
  found: readonly number[] | null,
  { limit, offset }: Page,
): Promise<Chosen> {
  const order = found ? sql`array_position(${[...found]}::int[], p.id)` : sql`p.name`;
  const { rows } = await sql<{ id: number; total: number }>`
    select a.id, count(*) over ()::int as total from ${articles(query, found, true)}
    order by ${order}, p.id, a.id limit ${limit} offset ${offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** A page of the whole list, counted from its nearer end: the index of the names is walked either way. */
async function pageOfAll(ctx: Context, query: PublicPricesQuery, { limit, offset }: Page): Promise<Chosen> {
  const total = await countArticles(ctx);
  const left = total - offset;
  const isNearEnd = left < offset;
  const by = isNearEnd ? sql` desc` : sql``;
  const taken = isNearEnd
    ? { limit: Math.max(0, Math.min(limit, left)), offset: Math.max(0, left - limit) }
    : { limit, offset };
  const { rows } = await sql<{ id: number }>`
    select a.id from ${articles(query, null, false)}
    order by p.name${by}, p.id${by}, a.id${by} limit ${taken.limit} offset ${taken.offset}`.execute(ctx.db);
  const ids = rows.map(({ id }) => id);
  return { ids: isNearEnd ? ids.reverse() : ids, total };
}

/** Products `p` that the list finds, each with its articles `a`: itself, or its variations. */
function articles(
  { categoryId, brandId, mark }: PublicPricesQuery,
  found: readonly number[] | null,
  isFiltered: boolean,
): RawBuilder<unknown> {
  const where = conditions({ ...productsList.whole, categoryId, brandId }, found);
  if (mark !== null) {
    const marked = {
      'on-sale': sql`i.sale_price_cents is not null`,
      'no-price': sql`i.regular_price_cents is null and i.type <> 'variable'`,
    }[mark];
    return sql`(select i.id, coalesce(i.parent_id, i.id) as product_id from products i where ${marked} offset 0) a
      join products p on p.id = a.product_id and ${where}`;
  }
  return sql`(select p.id, p.name, p.type from products p where ${where} ${isFiltered ? sql`offset 0` : sql``}) p
    cross join lateral (
      select p.id where p.type = 'simple'
      union all select v.id from products v where v.parent_id = p.id and p.type = 'variable') a`;
}

/** How many articles there are: what is in the trash is taken off, since it is little. */
async function countArticles({ db }: Pick<RequestContext, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from products where type = 'simple' and type <> 'variation' and status = 'published')
      + (select count(*) from products where type = 'simple' and type <> 'variation' and status not in ('published', 'trash'))
      + (select count(*) from products where parent_id is not null)
      - (select count(*) from products p join products v on v.parent_id = p.id where p.status = 'trash')
      - (select count(*) from offer_goods g join products p on p.id = g.product_id where p.status <> 'trash'))::int as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** What everybody is asked for articles, in the order of their ids in the list; those that are gone are left out. */
export async function pricesOf(
  { db }: Pick<RequestContext, 'db'>,
  ids: readonly number[],
): Promise<readonly PublicPrice[]> {
  const { rows } = await sql<Row>`
    select i.id as "productId", coalesce(i.parent_id, i.id) as "parentId", i.sku, coalesce(parent.name, i.name) as name,
      ${variationChoices(sql`i.id`)} as choices,
      i.regular_price_cents as regular, i.sale_price_cents as sale,
      to_char(i.sale_from at time zone 'Europe/Rome', 'YYYY-MM-DD') as "from",
      to_char(i.sale_to at time zone 'Europe/Rome' - interval '1 second', 'YYYY-MM-DD') as "to",
      i.sale_from as "saleFrom", i.sale_to as "saleTo"
    from unnest(${[...ids]}::int[]) with ordinality wanted (id, place) join products i on i.id = wanted.id
      left join products parent on parent.id = i.parent_id
    where i.type <> 'variable' order by wanted.place`.execute(db);
  return rows.map((row) => ({
    ...row,
    saleFrom: row.saleFrom?.toISOString() ?? null,
    saleTo: row.saleTo?.toISOString() ?? null,
  }));
}

type Row = Omit<PublicPrice, 'saleFrom' | 'saleTo'> & {
  readonly saleFrom: Date | null;
  readonly saleTo: Date | null;
};
