import { emptyBits, type SlotBits, setBit } from './slot-bits.ts';
import { createSlotOrder, insertSlot, moveSlot, type SlotOrder, sortAll } from './slot-order.ts';

/** The lowest and highest price of every slot in one price list, in cents of the list's own tax mode, and what is reduced in it. */
export type ListPrices = {
  /** by lowest price; what has none comes last */
  readonly ascending: SlotOrder;
  /** by highest price; what has none comes last here as well */
  readonly descending: SlotOrder;
  readonly onSale: SlotBits;
};

export type ListPrice = { readonly min: number; readonly max: number; readonly onSale: boolean };

export const NO_PRICE = 0xffffffff;
const HIGHEST = NO_PRICE - 1;

export function createListPrices(capacity: number): ListPrices {
  const prices = {
    ascending: createSlotOrder(capacity, false),
    descending: createSlotOrder(capacity, true),
    onSale: emptyBits(capacity),
  };
  prices.ascending.keys.fill(NO_PRICE);
  prices.descending.keys.fill(NO_PRICE);
  return prices;
}

/** Writes the price of a slot that is not in order yet. */
export function fillPrice(prices: ListPrices, slot: number, price: ListPrice): void {
  prices.ascending.keys[slot] = price.min;
  prices.descending.keys[slot] = HIGHEST - price.max;
  setBit(prices.onSale, slot, price.onSale);
}

export function sortPrices(prices: ListPrices, count: number): void {
  sortAll(prices.ascending, count);
  sortAll(prices.descending, count);
}

/** Gives a slot another price, or none; a slot that is new takes its place. */
export function setPrice(prices: ListPrices, slot: number, price: ListPrice | null): void {
  const put = slot < prices.ascending.count ? moveSlot : insertSlot;
  put(prices.ascending, slot, price?.min ?? NO_PRICE);
  put(prices.descending, slot, price ? HIGHEST - price.max : NO_PRICE);
  setBit(prices.onSale, slot, price?.onSale ?? false);
}

/** The slots with a price that touches the bounds, both included, written into an empty set. */
export function pricedBetween(
  prices: ListPrices,
  bounds: { min: number | null; max: number | null },
  found: SlotBits,
): SlotBits {
  const lowest = prices.ascending.keys;
  const { count } = prices.ascending;
  const dearest = prices.descending.keys;
  // Bounds beyond what a key holds would wrap around.
  const max = Math.min(bounds.max ?? HIGHEST, HIGHEST);
  const least = HIGHEST - Math.min(bounds.min ?? 0, HIGHEST);
  for (let from = 0; from < count; from += 32) {
    let word = 0;
    const end = Math.min(from + 32, count);
    for (let slot = from; slot < end; slot += 1) {
      if ((lowest[slot] ?? NO_PRICE) <= max && (dearest[slot] ?? NO_PRICE) <= least) word |= 1 << (slot & 31);
    }
    found[from >>> 5] = word;
  }
  return found;
}
