import type { ListingOrder } from '../../rules/listing-query.ts';
import { type DocumentBits, forEachBit, hasBit } from './document-bits.ts';
import type { DocumentOrder } from './document-order.ts';
import type { FilteredListing } from './filter-listing.ts';
import type { ListPrices } from './list-prices.ts';
import { documentOf, type ListingIndex } from './listing-index.ts';

/** How the products of a listing are sorted: a choice of the select, or for a search as they were found. */
export type IdOrder = ListingOrder | { readonly found: readonly number[] };

export type Window = { readonly offset: number; readonly limit: number };

// Fewer are sorted faster than they are met on the way through all.
const FEW = 1000;

function orderOf(index: ListingIndex, prices: ListPrices, order: ListingOrder): DocumentOrder {
  if (order === 'price') return prices.ascending;
  return order === 'price-desc' ? prices.descending : index.orders[order];
}

/** The ids of one page of what a listing shows. */
export function idsInOrder(
  { index, prices }: { index: ListingIndex; prices: ListPrices },
  { documents, total }: Pick<FilteredListing, 'documents' | 'total'>,
  order: IdOrder,
  window: Window,
): number[] {
  if (typeof order !== 'string') return foundInOrder(index, documents, order.found, window);
  const { offset, limit } = window;
  if (offset >= total) return [];
  const sorted = orderOf(index, prices, order);
  const found =
    total <= FEW
      ? fewInOrder(documents, sorted).slice(offset, offset + limit)
      : walk(documents, sorted, window);
  return found.map((document) => index.ids[document] ?? 0);
}

/** A search finds up to a thousand and shows few of them: it is looked no further than to the end of the page. */
function foundInOrder(
  index: ListingIndex,
  documents: DocumentBits,
  ids: readonly number[],
  { offset, limit }: Window,
): number[] {
  const shown: number[] = [];
  let passed = 0;
  for (const id of ids) {
    if (shown.length === limit) break;
    const document = documentOf(index, id);
    if (document < 0 || !hasBit(documents, document)) continue;
    passed += 1;
    if (passed > offset) shown.push(id);
  }
  return shown;
}

function fewInOrder(documents: DocumentBits, { keys, newestFirst }: DocumentOrder): number[] {
  const few: number[] = [];
  forEachBit(documents, (document) => few.push(document));
  return few.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (newestFirst ? b - a : a - b));
}

function walk(documents: DocumentBits, order: DocumentOrder, { offset, limit }: Window): number[] {
  const found: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.count && found.length < limit; at += 1) {
    const document = order.documents[at] ?? 0;
    if (!hasBit(documents, document)) continue;
    passed += 1;
    if (passed > offset) found.push(document);
  }
  return found;
}
