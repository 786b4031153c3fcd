import { sql } from 'kysely';
import type { Picture } from '#catalogue/media/rules/picture.ts';
import { type PictureRow, pictureOf } from '#catalogue/products/server/picture-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProductState, ProductsQuery } from '../rules/product-list.ts';
import type { ProductValues } from '../rules/product-schema.ts';
import { choosePage } from './choose-page.ts';
import { foundProducts, ownGoods } from './product-conditions.ts';

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
  /** of a variable product the sum of what can be sold of its variations */
  readonly available: number;
  /** it, or one of its variations, is running low */
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
  /** of the whole shop */
  readonly counts: Readonly<Record<ProductState, number>>;
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
  is_low: boolean;
  gtin: string | null;
  categories: string[];
  catalog_visibility: ProductValues['catalogVisibility'];
  total_sales: number;
  weight_grams: number | null;
  created_at: Date;
  updated_at: Date;
};

/** A page of all products of the shop, by words, state, category, brand, stock and what they lack; null beyond the last page. */
export async function listProducts(
  ctx: Pick<RequestContext, 'db' | 'memory'>,
  query: ProductsQuery,
): Promise<ProductList | null> {
  const page = await choosePage(ctx, query);
  if (!page) return null;
  return { query, ...page, rows: await readListed(ctx, page.ids) };
}

async function readListed(
  ctx: Pick<RequestContext, 'db'>,
  ids: readonly number[],
): Promise<readonly ListedProduct[]> {
  const { rows } = await sql<Row>`
    select p.id, p.type, p.name, p.sku, b.name as brand, p.status, p.updated_at, p.gtin,
      p.catalog_visibility, p.total_sales, p.weight_grams, p.created_at,
      array(select g.name from product_categories c join categories g on g.id = c.category_id
        where c.product_id = p.id and c.direct order by g.name) as categories,
      i.file_key, i.alt, i.width, i.height, i.widths,
      case when p.type = 'variable' then v.regular_cents else p.regular_price_cents end as regular_cents,
      p.sale_price_cents as sale_cents,
      coalesce(case when p.type = 'variable' then v.available else s.on_hand - s.reserved end, 0) as available,
      coalesce(case when p.type = 'variable' then v.is_low else s.on_hand - s.reserved between 1 and s.low_stock_threshold end,
        false) as is_low
    from unnest(${[...ids]}::int[]) with ordinality page (id, place) join products p on p.id = page.id
    left join stock s on s.product_id = p.id
    left join brands b on b.id = p.brand_id
    left join images i on i.id = p.image_id
    left join lateral (
      select min(o.regular_price_cents) as regular_cents, sum(greatest(os.on_hand - os.reserved, 0))::int as available,
        bool_or(os.on_hand - os.reserved between 1 and os.low_stock_threshold) as is_low
      from products o left join stock os on os.product_id = o.id where o.parent_id = p.id) v on p.type = 'variable'
    order by page.place`.execute(ctx.db);
  return rows.map(listed);
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
    isLow: row.is_low,
    gtin: row.gtin,
    categories: row.categories,
    visibility: row.catalog_visibility,
    sales: row.total_sales,
    weightGrams: row.weight_grams,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
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
