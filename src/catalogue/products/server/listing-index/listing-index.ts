import type { ListingOrder } from '../../rules/listing-query.ts';
import type { ListPrices } from './list-prices.ts';
import { emptyBits, type SlotBits, setBit } from './slot-bits.ts';
import { createSlotMembers, type SlotMembers } from './slot-members.ts';
import { createSlotOrder, insertSlot, moveSlot, type SlotOrder } from './slot-order.ts';

/** The orders that are the same for every buyer. */
export type CommonOrder = Exclude<ListingOrder, 'price' | 'price-desc'>;

/**
 * What listings are filtered, counted and sorted by, in the memory of this process: each product (variations stand under
 * theirs) has a slot, in the order of the ids.
 */
export type ListingIndex = {
  readonly capacity: number;
  count: number;
  /** another number after every change */
  version: number;
  readonly ids: Int32Array;
  readonly inListings: SlotBits;
  readonly inSearch: SlotBits;
  readonly inStock: SlotBits;
  readonly members: SlotMembers;
  readonly orders: Readonly<Record<CommonOrder, SlotOrder>>;
  /** by price list, the one that was used last at the end */
  readonly prices: Map<number, ListPrices>;
  /** how often each member occurs in a whole place, for whom what is hidden, counted since something changed */
  readonly counted: Map<string, Uint32Array>;
  /** the slots that audiences do not see, by the key of what is hidden, since something changed */
  readonly hidden: Map<string, SlotBits>;
  /** sets that narrowing a listing works with */
  readonly scratch: SlotBits[];
};

/** A product as the database tells it. */
export type ListedProduct = {
  readonly id: number;
  readonly inListings: boolean;
  readonly inSearch: boolean;
  readonly inStock: boolean;
  readonly brandId: number;
  readonly menuOrder: number;
  readonly sales: number;
  /** hundredths of a star */
  readonly rating: number;
  readonly reviews: number;
  /** seconds since 2000 */
  readonly published: number;
};

// Room for new products until everything is read anew.
const SPARE = 1.05;
const LEAST_SPARE = 1000;

const HALF = 2 ** 31;
const BEST_RATING = 500;
const REVIEW_BITS = 22;
const MOST_REVIEWS = 2 ** REVIEW_BITS - 1;

const keys: Record<CommonOrder, (product: ListedProduct) => number> = {
  menu_order: ({ menuOrder }) => menuOrder + HALF,
  popularity: ({ sales }) => HALF - 1 - sales,
  rating: ({ rating, reviews }) =>
    (BEST_RATING - rating) * 2 ** REVIEW_BITS + MOST_REVIEWS - Math.min(reviews, MOST_REVIEWS),
  date: ({ published }) => HALF - 1 - published,
};

export const commonOrders = Object.keys(keys) as CommonOrder[];

export function createListingIndex(size: {
  products: number;
  memberships: number;
  kinds: number;
}): ListingIndex {
  const capacity = Math.ceil(size.products * SPARE) + LEAST_SPARE;
  const order = (newestFirst: boolean) => createSlotOrder(capacity, newestFirst);
  return {
    capacity,
    count: 0,
    version: 0,
    ids: new Int32Array(capacity),
    inListings: emptyBits(capacity),
    inSearch: emptyBits(capacity),
    inStock: emptyBits(capacity),
    members: createSlotMembers({ ...size, capacity }),
    orders: { menu_order: order(false), popularity: order(false), rating: order(false), date: order(true) },
    prices: new Map(),
    counted: new Map(),
    hidden: new Map(),
    scratch: [],
  };
}

function writeSlot(index: ListingIndex, slot: number, product: ListedProduct): void {
  index.ids[slot] = product.id;
  setBit(index.inListings, slot, product.inListings);
  setBit(index.inSearch, slot, product.inSearch);
  setBit(index.inStock, slot, product.inStock);
}

/** Writes a product into the next slot; the orders are sorted when all are written. */
export function fillSlot(index: ListingIndex, product: ListedProduct): void {
  const slot = index.count;
  writeSlot(index, slot, product);
  for (const order of commonOrders) index.orders[order].keys[slot] = keys[order](product);
  index.count += 1;
}

/** Brings a slot up to date, or takes the next one for a product that is new. */
export function putSlot(index: ListingIndex, slot: number, product: ListedProduct): void {
  writeSlot(index, slot, product);
  const put = slot < index.count ? moveSlot : insertSlot;
  for (const order of commonOrders) put(index.orders[order], slot, keys[order](product));
  index.count = Math.max(index.count, slot + 1);
}

/** Takes a slot out of all listings: its product is gone. */
export function emptySlot(index: ListingIndex, slot: number): void {
  setBit(index.inListings, slot, false);
  setBit(index.inSearch, slot, false);
}

/** The slot of a product, or -1. */
export function slotOf(index: ListingIndex, id: number): number {
  let low = 0;
  let high = index.count - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const other = index.ids[middle] ?? 0;
    if (other === id) return middle;
    if (other < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
