import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { createListPrices, fillPrice, type ListPrices, sortPrices } from './list-prices.ts';
import { commonOrders, createListingIndex, fillSlot, type ListingIndex, slotOf } from './listing-index.ts';
import {
  type IdSpan,
  memberTableKinds,
  readListedPrices,
  readListedProducts,
  readMemberships,
} from './read-listed.ts';
import { fillMembers, memberOf } from './slot-members.ts';
import { sortAll } from './slot-order.ts';

const NOTES_ARE_KEPT = '1 day';
/** How many ids are read at a time, so that neither side holds much at once and requests come in between. */
const STRETCH = 20_000;
// All price lists together, in bytes; more are read again when they are asked for.
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

/** Reads all products; what changes meanwhile has to be read again. */
export async function loadListingIndex(db: Database): Promise<ListingIndex> {
  await sql`delete from listing_changes where noted_at < now() - ${NOTES_ARE_KEPT}::interval`.execute(db);
  const { last, products, memberships, kinds } = await readSize(db);
  const index = createListingIndex({ products, memberships: memberships + products, kinds });
  // A shop that has outgrown its own size while it was read is being filled at the moment.
  if (!(await fillIndex(db, index, last))) return loadListingIndex(db);
  for (const order of commonOrders) {
    sortAll(index.orders[order], index.count);
    // A million slots take a fifth of a second: whoever waits for something else is answered in between.
    await new Promise(setImmediate);
  }
  return index;
}

/** False where there are more products or members than there was room for. */
async function fillIndex(db: Database, index: ListingIndex, last: number): Promise<boolean> {
  const { members } = index;
  for (const span of stretches(last)) {
    const products = await readListedProducts(db, span);
    const from = index.count;
    if (from + products.length > index.capacity) return false;
    const branded = products.filter(({ brandId }) => brandId > 0);
    const brands = new Uint32Array(2 * branded.length);
    branded.forEach(({ id, brandId }, at) => {
      brands[2 * at] = id;
      brands[2 * at + 1] = memberOf(members, 'brand', brandId);
    });
    for (const product of products) fillSlot(index, product);
    const lists = [bySlot(index, from, brands)];
    for (const kind of memberTableKinds) {
      const pairs = await readMemberships(db, kind, span);
      for (let at = 1; at < pairs.length; at += 2) pairs[at] = memberOf(members, kind, pairs[at] ?? 0);
      lists.push(bySlot(index, from, pairs));
    }
    if (!fillMembers(members, { from, to: index.count }, lists)) return false;
  }
  return true;
}

/** Pairs of product and member, in the order of the products, as pairs of slot and member; what has no slot is left out. */
function bySlot(index: ListingIndex, from: number, pairs: Int32Array | Uint32Array): Uint32Array {
  const found = new Uint32Array(pairs.length);
  let slot = from;
  let length = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    const id = pairs[at] ?? 0;
    while (slot < index.count && (index.ids[slot] ?? 0) < id) slot += 1;
    if (index.ids[slot] !== id || slot >= index.count) continue;
    found[length] = slot;
    found[length + 1] = pairs[at + 1] ?? 0;
    length += 2;
  }
  return found.subarray(0, length);
}

/** Reads a price list into an index, and forgets those that were not used for longest where there are too many. */
export async function loadListPrices(
  db: Database,
  index: ListingIndex,
  priceListId: number,
): Promise<ListPrices> {
  const prices = createListPrices(index.capacity);
  const last = index.ids[index.count - 1] ?? 0;
  for (const span of stretches(last)) {
    await readListedPrices(db, priceListId, span, (productId, price) => {
      const slot = slotOf(index, productId);
      if (slot >= 0) fillPrice(prices, slot, price);
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
