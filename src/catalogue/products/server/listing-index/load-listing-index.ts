import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { sortAll } from './document-order.ts';
import { createListPrices, fillPrice, type ListPrices, sortPrices } from './list-prices.ts';
import {
  commonOrders,
  createListingIndex,
  documentOf,
  fillDocument,
  type ListingIndex,
} from './listing-index.ts';
import {
  type IdSpan,
  readListedPrices,
  readListedProducts,
  readMemberships,
  termTableKinds,
} from './read-listed.ts';
import { fillTerms, termOf } from './term-index.ts';

const NOTES_LAST_FOR = '1 day';
/** How many ids are read at a time, so that neither side holds much at once and requests come in between. */
const STRETCH = 20_000;
// All price lists together, in bytes; others are reloaded when they are needed.
const MOST_PRICE_BYTES = 96 * 1024 * 1024;
const BYTES_OF_A_PRICE = 17;

function* stretches(last: number): Generator<IdSpan> {
  for (let from = 1; from <= last; from += STRETCH) yield { from, to: from + STRETCH - 1 };
}

async function readSize(db: Database) {
  const result = await sql<{ last: number; products: number; memberships: number; kinds: number }>`
    select (select coalesce(max(id), 0) from products) as last,
      (select count(*)::int from products where type <> 'variation') as products,
      (select count(*)::int from product_categories) + (select count(*)::int from product_tags)
        + (select count(*)::int from product_attribute_terms) as memberships,
      (select count(*)::int from categories) + (select count(*)::int from brands) + (select count(*)::int from tags)
        + (select count(*)::int from attribute_terms) as kinds
  `.execute(db);
  return result.rows[0] ?? { last: 0, products: 0, memberships: 0, kinds: 0 };
}

/** Reads all products; what changes meanwhile has to be read afterwards. */
export async function loadListingIndex(db: Database): Promise<ListingIndex> {
  await sql`delete from listing_changes where noted_at < now() - ${NOTES_LAST_FOR}::interval`.execute(db);
  const { last, products, memberships, kinds } = await readSize(db);
  const index = createListingIndex({ products, memberships: memberships + products, kinds });
  // Products were added faster than the spare capacity allows, as during an import: load anew with the new size.
  if (!(await fillIndex(db, index, last))) return loadListingIndex(db);
  for (const order of commonOrders) {
    sortAll(index.orders[order], index.count);
    // A million documents take a fifth of a second: other requests are answered in between.
    await new Promise(setImmediate);
  }
  return index;
}

/** False where products or terms exceed the capacity of the index. */
async function fillIndex(db: Database, index: ListingIndex, last: number): Promise<boolean> {
  const { terms } = index;
  for (const span of stretches(last)) {
    const products = await readListedProducts(db, span);
    const from = index.count;
    if (from + products.length > index.capacity) return false;
    const branded = products.filter(({ brandId }) => brandId > 0);
    const brands = new Uint32Array(2 * branded.length);
    branded.forEach(({ id, brandId }, at) => {
      brands[2 * at] = id;
      brands[2 * at + 1] = termOf(terms, 'brand', brandId);
    });
    for (const product of products) fillDocument(index, product);
    const lists = [byDocument(index, from, brands)];
    for (const kind of termTableKinds) {
      const pairs = await readMemberships(db, kind, span);
      for (let at = 1; at < pairs.length; at += 2) pairs[at] = termOf(terms, kind, pairs[at] ?? 0);
      lists.push(byDocument(index, from, pairs));
    }
    if (!fillTerms(terms, { from, to: index.count }, lists)) return false;
  }
  return true;
}

/** Pairs of product and term, in the order of the products, as pairs of document and term; what has no document is left out. */
function byDocument(index: ListingIndex, from: number, pairs: Int32Array | Uint32Array): Uint32Array {
  const found = new Uint32Array(pairs.length);
  let document = from;
  let length = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    const id = pairs[at] ?? 0;
    while (document < index.count && (index.ids[document] ?? 0) < id) document += 1;
    if (index.ids[document] !== id || document >= index.count) continue;
    found[length] = document;
    found[length + 1] = pairs[at + 1] ?? 0;
    length += 2;
  }
  return found.subarray(0, length);
}

/** Reads a price list into an index; evicts the least recently used ones where there are too many. */
export async function loadListPrices(
  db: Database,
  index: ListingIndex,
  priceListId: number,
): Promise<ListPrices> {
  const prices = createListPrices(index.capacity);
  const last = index.ids[index.count - 1] ?? 0;
  for (const span of stretches(last)) {
    await readListedPrices(db, priceListId, span, (productId, price) => {
      const document = documentOf(index, productId);
      if (document >= 0) fillPrice(prices, document, price);
    });
  }
  sortPrices(prices, index.count);
  const most = Math.max(2, Math.floor(MOST_PRICE_BYTES / (index.capacity * BYTES_OF_A_PRICE)));
  for (const known of index.prices.keys()) {
    if (index.prices.size < most) break;
    index.prices.delete(known);
  }
  index.prices.set(priceListId, prices);
  return prices;
}
