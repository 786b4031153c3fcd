import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { createListPrices, fillPrice, type ListPrices, sortPrices } from './list-prices.ts';
import { commonOrders, createListingIndex, fillSlot, type ListingIndex, slotOf } from './listing-index.ts';
import {
  type IdSpan,
  memberTableKinds,
  readListedPrices,
  readListedProducts,
  readMemberships,
} from './read-listed.ts';
import { type Member, memberOf, setMembers } from './slot-members.ts';
import { sortAll } from './slot-order.ts';

const NOTES_ARE_KEPT = '1 day';
/** How many ids are read at a time, so that neither side holds much at once and requests come in between. */
const STRETCH = 40_000;
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

/** Reads the members of a span's products. */
export async function readMembersOf(
  db: Database,
  index: ListingIndex,
  span: IdSpan,
  brands: ReadonlyMap<number, number>,
): Promise<Map<number, Member[]>> {
  const found = new Map<number, Member[]>();
  const add = (productId: number, member: Member) => {
    const known = found.get(productId);
    if (known) known.push(member);
    else found.set(productId, [member]);
  };
  for (const [productId, brandId] of brands) {
    if (brandId > 0) add(productId, memberOf(index.members, 'brand', brandId));
  }
  for (const kind of memberTableKinds) {
    const pairs = await readMemberships(db, kind, span);
    for (let at = 0; at < pairs.length; at += 2) {
      add(pairs[at] ?? 0, memberOf(index.members, kind, pairs[at + 1] ?? 0));
    }
  }
  return found;
}

/** Reads all products; what changes meanwhile has to be read again. */
export async function loadListingIndex(db: Database): Promise<ListingIndex> {
  await sql`delete from listing_changes where noted_at < now() - ${NOTES_ARE_KEPT}::interval`.execute(db);
  const { last, products, memberships, kinds } = await readSize(db);
  const index = createListingIndex({ products, memberships: memberships + products, kinds });
  // A shop that has outgrown its own size while it was read is being filled at the moment.
  if (!(await fillIndex(db, index, last))) return loadListingIndex(db);
  for (const order of commonOrders) sortAll(index.orders[order], index.count);
  return index;
}

/** False where there are more products or members than there was room for. */
async function fillIndex(db: Database, index: ListingIndex, last: number): Promise<boolean> {
  for (const span of stretches(last)) {
    const products = await readListedProducts(db, span);
    const brands = new Map(products.map(({ id, brandId }) => [id, brandId]));
    const members = await readMembersOf(db, index, span, brands);
    for (const product of products) {
      if (index.count >= index.capacity) return false;
      const slot = index.count;
      fillSlot(index, product);
      if (!setMembers(index.members, slot, members.get(product.id) ?? [])) return false;
    }
  }
  return true;
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
