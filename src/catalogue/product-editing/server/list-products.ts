import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import { findProducts } from '#catalogue/search/server/find-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { PRODUCTS_PER_PAGE, type ProductState, type ProductsQuery } from '../rules/product-list.ts';
import type { ProductValues } from '../rules/product-schema.ts';

/** A product as the list of the staff area shows it. */
export type ListedProduct = {
  readonly id: number;
  readonly type: 'simple' | 'variable';
  readonly name: string;
  readonly sku: string | null;
  readonly brand: string | null;
  readonly state: ProductState;
  readonly picture: Picture | null;
  /** of a variable product that of its cheapest variation */
  readonly regularCents: number | null;
  readonly saleCents: number | null;
  readonly available: number;
  readonly isLow: boolean;
  readonly gtin: string | null;
  /** its own categories by name */
  readonly categories: readonly string[];
  readonly visibility: ProductValues['catalogVisibility'];
  readonly sales: number;
  readonly weightGrams: number | null;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type ProductList = {
  readonly query: ProductsQuery;
  readonly rows: readonly ListedProduct[];
  readonly total: number;
  readonly pages: number;
};

type Row = PictureRow & {
  id: number;
  type: 'simple' | 'variable' | 'variation';
  name: string;
  sku: string | null;
  brand: string | null;
  status: ProductState;
  regular_cents: number | null;
  sale_cents: number | null;
  available: number;
  threshold: number;
  gtin: string | null;
  categories: string[];
  catalog_visibility: ProductValues['catalogVisibility'];
  total_sales: number;
  weight_grams: number | null;
  created_at: Date;
  updated_at: Date;
};

/** The goods of free lines of offers are no product of the shop. */
const ownGoods = sql`p.type <> 'variation' and not exists (select from offer_goods g where g.product_id = p.id)`;

/** A page of all products of the shop, by words, state, category, brand, stock and what they lack; null beyond the last page. */
export async function listProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  query: ProductsQuery,
): Promise<ProductList | null> {
  const found = query.words === '' ? null : await foundProducts(ctx, query.words);
  const where = conditions(query, found);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from products p left join stock s on s.product_id = p.id where ${where}`.execute(
    ctx.db,
  );
  const total = counted[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
  if (query.page > pages) return null;
  const { rows } = await sql<Row>`
    with page as (
      select p.id, row_number() over () as place from (
        select p.id from products p left join stock s on s.product_id = p.id where ${where}
        order by ${orderOf(query, found)} limit ${PRODUCTS_PER_PAGE} offset ${(query.page - 1) * PRODUCTS_PER_PAGE}) p)
    select p.id, p.type, p.name, p.sku, b.name as brand, p.status, p.updated_at, p.gtin,
      p.catalog_visibility, p.total_sales, p.weight_grams, p.created_at,
      array(select g.name from product_categories c join categories g on g.id = c.category_id
        where c.product_id = p.id and c.direct order by g.name) as categories,
      i.file_key, i.alt, i.width, i.height, i.widths,
      case when p.type = 'variable' then v.regular_cents else p.regular_price_cents end as regular_cents,
      p.sale_price_cents as sale_cents,
      case when p.type = 'variable' then coalesce(v.available, 0) else coalesce(s.on_hand - s.reserved, 0) end as available,
      coalesce(s.low_stock_threshold, 0) as threshold
    from page join products p on p.id = page.id
    left join stock s on s.product_id = p.id
    left join brands b on b.id = p.brand_id
    left join images i on i.id = p.image_id
    left join lateral (
      select min(o.regular_price_cents) as regular_cents, sum(greatest(os.on_hand - os.reserved, 0))::int as available
      from products o left join stock os on os.product_id = o.id where o.parent_id = p.id) v on p.type = 'variable'
    order by page.place`.execute(ctx.db);
  return { query, rows: rows.map(listed), total, pages };
}

function listed(row: Row): ListedProduct {
  return {
    id: row.id,
    type: row.type === 'variable' ? 'variable' : 'simple',
    name: row.name,
    sku: row.sku,
    brand: row.brand,
    state: row.status,
    picture: pictureOf(row),
    regularCents: row.regular_cents,
    saleCents: row.sale_cents,
    available: row.available,
    isLow: row.type !== 'variable' && row.available > 0 && row.available <= row.threshold,
    gtin: row.gtin,
    categories: row.categories,
    visibility: row.catalog_visibility,
    sales: row.total_sales,
    weightGrams: row.weight_grams,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What shoppers find, and what has exactly that code or has the words in its name without being shown to them: best hits first. */
async function foundProducts(
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

function conditions(
  { state, categoryId, brandId, stock, mark }: ProductsQuery,
  found: readonly number[] | null,
): RawBuilder<unknown> {
  const available = sql`coalesce(s.on_hand - s.reserved, 0)`;
  const stocks = {
    in: sql`p.in_stock`,
    low: sql`p.type = 'simple' and ${available} > 0 and ${available} <= s.low_stock_threshold`,
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

function orderOf({ sort }: ProductsQuery, found: readonly number[] | null): RawBuilder<unknown> {
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
  return sql`select p.id from products p left join stock s on s.product_id = p.id where ${conditions(query, found)}`;
}

/** Some products by words, to be linked from another one. */
export async function suggestProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  words: string,
): Promise<readonly { readonly id: number; readonly name: string; readonly sku: string | null }[]> {
  if (words.trim() === '') return [];
  const ids = (await foundProducts(ctx, words.trim().slice(0, 100))).slice(0, 10);
  return productNames(ctx, ids);
}

/** Products by their ids, in the order of these. */
export async function productNames(
  { db }: Pick<RequestContext, 'db'>,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly name: string; readonly sku: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string; sku: string | null }>`
    select p.id, p.name, p.sku from unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id where p.status <> 'trash' and ${ownGoods} order by wanted.place`.execute(
    db,
  );
  return rows;
}

/** How many products are in each state, the goods of free lines of offers left out. */
export async function countStates({
  db,
}: Pick<RequestContext, 'db'>): Promise<Readonly<Record<ProductState, number>>> {
  const { rows } = await sql<{ status: ProductState; count: number }>`
    select p.status, count(*)::int as count from products p where ${ownGoods} group by p.status`.execute(db);
  const of = (state: ProductState) => rows.find(({ status }) => status === state)?.count ?? 0;
  return {
    published: of('published'),
    draft: of('draft'),
    scheduled: of('scheduled'),
    private: of('private'),
    trash: of('trash'),
  };
}
