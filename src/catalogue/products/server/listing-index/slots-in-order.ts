import type { ListingOrder } from '../../rules/listing-query.ts';
import type { ListPrices } from './list-prices.ts';
import { type ListingIndex, slotOf } from './listing-index.ts';
import type { Narrowed } from './narrow-listing.ts';
import { forEachBit, hasBit, type SlotBits } from './slot-bits.ts';
import type { SlotOrder } from './slot-order.ts';

/** How the products of a listing are sorted: a choice of the select, or for a search as they were found. */
export type IdOrder = ListingOrder | { readonly found: readonly number[] };

export type Window = { readonly offset: number; readonly limit: number };

// Fewer are sorted faster than they are met on the way through all.
const FEW = 1000;

function orderOf(index: ListingIndex, prices: ListPrices, order: ListingOrder): SlotOrder {
  if (order === 'price') return prices.ascending;
  return order === 'price-desc' ? prices.descending : index.orders[order];
}

/** The ids of one page of what a listing shows. */
export function idsInOrder(
  { index, prices }: { index: ListingIndex; prices: ListPrices },
  { slots, total }: Pick<Narrowed, 'slots' | 'total'>,
  order: IdOrder,
  window: Window,
): number[] {
  if (typeof order !== 'string') return foundInOrder(index, slots, order.found, window);
  const { offset, limit } = window;
  if (offset >= total) return [];
  const sorted = orderOf(index, prices, order);
  const found =
    total <= FEW ? fewInOrder(slots, sorted).slice(offset, offset + limit) : walk(slots, sorted, window);
  return found.map((slot) => index.ids[slot] ?? 0);
}

/** A search finds up to a thousand and shows few of them: it is looked no further than to the end of the page. */
function foundInOrder(
  index: ListingIndex,
  slots: SlotBits,
  ids: readonly number[],
  { offset, limit }: Window,
): number[] {
  const shown: number[] = [];
  let passed = 0;
  for (const id of ids) {
    if (shown.length === limit) break;
    const slot = slotOf(index, id);
    if (slot < 0 || !hasBit(slots, slot)) continue;
    passed += 1;
    if (passed > offset) shown.push(id);
  }
  return shown;
}

function fewInOrder(slots: SlotBits, { keys, newestFirst }: SlotOrder): number[] {
  const few: number[] = [];
  forEachBit(slots, (slot) => few.push(slot));
  return few.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (newestFirst ? b - a : a - b));
}

function walk(slots: SlotBits, order: SlotOrder, { offset, limit }: Window): number[] {
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.count && found.length < limit; at += 1) {
    const slot = order.slots[at] ?? 0;
    if (!hasBit(slots, slot)) continue;
    passed += 1;
    if (passed > offset) found.push(slot);
  }
  return found;
}
