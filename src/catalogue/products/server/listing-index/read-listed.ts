import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { ListPrice } from './list-prices.ts';
import type { ListedProduct } from './listing-index.ts';
import type { TermKind } from './term-index.ts';

/** Which products are read: a stretch of ids, both ends included, or some by name. */
export type IdSpan = { readonly from: number; readonly to: number } | readonly number[];

const isList = (span: IdSpan): span is readonly number[] => Array.isArray(span);

function within(column: string, span: IdSpan): RawBuilder<unknown> {
  if (isList(span)) return sql`${sql.ref(column)} = any (${span}::int[])`;
  return sql`${sql.ref(column)} between ${span.from} and ${span.to}`;
}

/** 2000-01-01, from where moments fit into four bytes. */
const EPOCH_SECONDS = 946_684_800;

/** Columns of a product, four bytes each. */
const PRODUCT_WIDTH = 8;
const [IN_LISTINGS, IN_SEARCH, IN_STOCK] = [1, 2, 4] as const;

// Rows come as one string of bytes: a million of them are then neither parsed nor made into objects.
export function productsQuery(span: IdSpan): RawBuilder<{ bytes: Buffer | null }> {
  return sql`
    select string_agg(
      int4send(id)
      || int4send(case when status <> 'published' then 0 else
           case catalog_visibility when 'visible' then ${IN_LISTINGS + IN_SEARCH}::int
             when 'catalog' then ${IN_LISTINGS}::int when 'search' then ${IN_SEARCH}::int else 0 end
         end + case when in_stock then ${IN_STOCK}::int else 0 end)
      || int4send(coalesce(brand_id, 0))
      || int4send(menu_order)
      || int4send(total_sales)
      || int4send((average_rating * 100)::int)
      || int4send(review_count)
      || int4send(least(greatest(extract(epoch from published_at) - ${EPOCH_SECONDS}, -2e9), 2e9)::int),
      ''::bytea) as bytes
    from (select * from products where ${within('id', span)} and type <> 'variation' order by id) p`;
}

const termTables = {
  category: ['product_categories', 'category_id'],
  tag: ['product_tags', 'tag_id'],
  term: ['product_attribute_terms', 'term_id'],
} as const satisfies Partial<Record<TermKind, readonly [string, string]>>;

export type TermTable = keyof typeof termTables;
export const termTableKinds = Object.keys(termTables) as TermTable[];

export function termsQuery(kind: TermTable, span: IdSpan): RawBuilder<{ bytes: Buffer | null }> {
  const [table, column] = termTables[kind];
  return sql`
    select string_agg(int4send(product_id) || int4send(${sql.ref(column)}), ''::bytea) as bytes
    from (select product_id, ${sql.ref(column)} from ${sql.table(table)}
          where ${within('product_id', span)} order by product_id) m`;
}

const PRICE_WIDTH = 4;
const [ON_SALE, IS_STRUCK] = [1, 2] as const;

export function pricesQuery(priceListId: number, span: IdSpan): RawBuilder<{ bytes: Buffer | null }> {
  return sql`
    select string_agg(int4send(product_id) || int4send(min_cents) || int4send(max_cents) || int4send(case when on_sale then ${ON_SALE}::int else 0 end
      + case when struck_cents is not null then ${IS_STRUCK}::int else 0 end),
      ''::bytea) as bytes
    from listing_prices where price_list_id = ${priceListId} and ${within('product_id', span)}`;
}

async function numbersOf(db: Database, query: RawBuilder<{ bytes: Buffer | null }>): Promise<Int32Array> {
  const bytes = (await query.execute(db)).rows[0]?.bytes;
  if (!bytes) return new Int32Array(0);
  // The database writes the highest byte first.
  bytes.swap32();
  return new Int32Array(new Uint8Array(bytes).buffer);
}

/** The products of a span in the order of their ids. */
export async function readListedProducts(db: Database, span: IdSpan): Promise<ListedProduct[]> {
  const numbers = await numbersOf(db, productsQuery(span));
  return Array.from({ length: numbers.length / PRODUCT_WIDTH }, (_, row) => {
    const at = (column: number) => numbers[row * PRODUCT_WIDTH + column] ?? 0;
    return {
      id: at(0),
      inListings: (at(1) & IN_LISTINGS) > 0,
      inSearch: (at(1) & IN_SEARCH) > 0,
      inStock: (at(1) & IN_STOCK) > 0,
      brandId: at(2),
      menuOrder: at(3),
      sales: at(4),
      rating: at(5),
      reviews: at(6),
      published: at(7),
    };
  });
}

/** The terms of the products of a span, as a flat list of product, term, product, term, in the order of the products. */
export function readMemberships(db: Database, kind: TermTable, span: IdSpan): Promise<Int32Array> {
  return numbersOf(db, termsQuery(kind, span));
}

/** Calls for the price of each product of a span in a price list. */
export async function readListedPrices(
  db: Database,
  priceListId: number,
  span: IdSpan,
  visit: (productId: number, price: ListPrice) => void,
): Promise<void> {
  const numbers = await numbersOf(db, pricesQuery(priceListId, span));
  for (let at = 0; at < numbers.length; at += PRICE_WIDTH) {
    visit(numbers[at] ?? 0, {
      min: numbers[at + 1] ?? 0,
      max: numbers[at + 2] ?? 0,
      onSale: ((numbers[at + 3] ?? 0) & ON_SALE) > 0,
      isStruck: ((numbers[at + 3] ?? 0) & IS_STRUCK) > 0,
    });
  }
}
