import { type Insertable, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ProductsTable } from '#foundation/database/tables.ts';
import { aTaxRate } from './a-tax-rate.ts';
import { asOpening } from './as-opening.ts';

let count = 0;

/** What may differ from a buyable part of 12,20 € with VAT (10,00 € without), ten pieces in stock. */
export type ProductOptions = {
  name?: string;
  slug?: string;
  sku?: string | null;
  regularPriceCents?: number | null;
  salePriceCents?: number | null;
  /** pieces on hand */
  stock?: number;
  reserved?: number;
  lowStockThreshold?: number;
  /** the product stands in these and in all categories above them */
  categoryIds?: readonly number[];
  tagIds?: readonly number[];
  oeNumbers?: readonly { manufacturer: string; code: string }[];
  /** entries of price lists; without `minQuantity` the list's base price */
  listPrices?: readonly { priceListId: number; priceCents: number; minQuantity?: number }[];
  /** any other column, by its own name */
  columns?: Partial<Insertable<ProductsTable>>;
};

export type MadeProduct = {
  readonly id: number;
  readonly slug: string;
  readonly sku: string | null;
  readonly name: string;
};

/** A simple product, published and in stock, with listing prices, search words and category counts up to date. */
export async function aProduct(db: Database, options: ProductOptions = {}): Promise<MadeProduct> {
  await aTaxRate(db);
  const row = await insertItem(db, options, { type: 'simple' });
  await refreshProduct(db, row.id);
  return { ...row, slug: row.slug ?? '' };
}

/** Recalculates what is stored of a listed product: prices, search document, counts of categories. */
export async function refreshProduct(db: Database, id: number): Promise<void> {
  await sql`select refresh_listing_prices(array[${id}]::int[]), refresh_search(array[${id}]::int[]), refresh_category_counts()`.execute(
    db,
  );
}

/** One row of products with all that hangs on it; shared by the factories of products and variations. */
export async function insertItem(
  db: Database,
  options: ProductOptions,
  kind: Pick<Insertable<ProductsTable>, 'type' | 'parent_id'>,
): Promise<{ id: number; slug: string | null; sku: string | null; name: string }> {
  count += 1;
  const number = count;
  const isVariation = kind.type === 'variation';
  const priced = kind.type !== 'variable';
  const insert = (inside: Database) =>
    inside
      .insertInto('products')
      .values({
        ...kind,
        slug: isVariation ? null : (options.slug ?? `ricambio-${number}`),
        name: options.name ?? `Ricambio ${number}`,
        sku: options.sku === undefined ? `TEST-${number}` : options.sku,
        regular_price_cents: priced
          ? options.regularPriceCents === undefined
            ? 1220
            : options.regularPriceCents
          : null,
        sale_price_cents: options.salePriceCents ?? null,
        ...options.columns,
      })
      .returning(['id', 'slug', 'sku', 'name'])
      .executeTakeFirstOrThrow();
  const row = await (options.salePriceCents === undefined ? insert(db) : asOpening(db, insert));
  if (priced) await insertStock(db, row.id, options);
  for (const id of options.categoryIds ?? []) await insertCategory(db, row.id, id);
  for (const id of options.tagIds ?? []) {
    await db.insertInto('product_tags').values({ tag_id: id, product_id: row.id }).execute();
  }
  for (const number of options.oeNumbers ?? []) {
    await db
      .insertInto('oe_numbers')
      .values({ product_id: row.id, ...number })
      .execute();
  }
  for (const entry of options.listPrices ?? []) {
    await db
      .insertInto('price_list_entries')
      .values({
        product_id: row.id,
        price_list_id: entry.priceListId,
        min_quantity: entry.minQuantity ?? 1,
        price_cents: entry.priceCents,
      })
      .execute();
  }
  return row;
}

async function insertStock(db: Database, id: number, options: ProductOptions): Promise<void> {
  const onHand = options.stock ?? 10;
  await db
    .insertInto('stock')
    .values({
      product_id: id,
      on_hand: onHand,
      reserved: options.reserved ?? 0,
      low_stock_threshold: options.lowStockThreshold ?? 5,
    })
    .execute();
  if (onHand !== 0) {
    await db
      .insertInto('stock_movements')
      .values({ product_id: id, delta: onHand, reason: 'opening' })
      .execute();
  }
  if (options.columns?.backorders !== undefined && options.columns.backorders !== 'no') {
    await db.updateTable('products').set({ in_stock: true }).where('id', '=', id).execute();
  }
}

async function insertCategory(db: Database, productId: number, categoryId: number): Promise<void> {
  await sql`
    with recursive above as (
      select id, parent_id, true as direct from categories where id = ${categoryId}
      union all
      select c.id, c.parent_id, false from categories c join above a on c.id = a.parent_id
    )
    insert into product_categories (category_id, product_id, direct)
    select id, ${productId}, direct from above
    on conflict (category_id, product_id) do update set direct = product_categories.direct or excluded.direct
  `.execute(db);
}
