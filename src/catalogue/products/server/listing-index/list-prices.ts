import { emptyBits, fillBits, type SlotBits, setBit } from './slot-bits.ts';
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

/** How many slots of an order stand before all with a higher key. */
function upTo({ keys, slots, count }: SlotOrder, key: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[slots[middle] ?? 0] ?? NO_PRICE) <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The slots with a price that touches the bounds, both included, written into an empty set. It costs as much as there are slots within
 * the narrower bound or beyond both, whichever are fewer.
 */
export function pricedBetween(
  { ascending, descending }: ListPrices,
  bounds: { min: number | null; max: number | null },
  found: SlotBits,
): SlotBits {
  // Bounds beyond what a key holds would wrap around.
  const within = [
    { order: ascending, key: Math.min(bounds.max ?? HIGHEST, HIGHEST) },
    { order: descending, key: HIGHEST - Math.min(bounds.min ?? 0, HIGHEST) },
  ]
    .map((bound) => ({ ...bound, fits: upTo(bound.order, bound.key) }))
    .sort((a, b) => a.fits - b.fits);
  const [narrow, wide] = within;
  if (!narrow || !wide) return found;
  const { count } = ascending;
  if (narrow.fits < 2 * count - narrow.fits - wide.fits) {
    for (let at = 0; at < narrow.fits; at += 1) {
      const slot = narrow.order.slots[at] ?? 0;
      if ((wide.order.keys[slot] ?? NO_PRICE) <= wide.key) setBit(found, slot, true);
    }
    return found;
  }
  fillBits(found, count);
  for (const { order, fits } of within) {
    for (let at = fits; at < count; at += 1) setBit(found, order.slots[at] ?? 0, false);
  }
  return found;
}
