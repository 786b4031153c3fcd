import { type DocumentBits, emptyBits, fillBits, setBit } from './document-bits.ts';
import {
  createDocumentOrder,
  type DocumentOrder,
  insertDocument,
  moveDocument,
  sortAll,
} from './document-order.ts';

/** The lowest and highest price of every document in one price list, in cents of the list's own tax mode, and what is reduced in it. */
export type ListPrices = {
  /** by lowest price; what has none comes last */
  readonly ascending: DocumentOrder;
  /** by highest price; what has none comes last here as well */
  readonly descending: DocumentOrder;
  readonly onSale: DocumentBits;
  /** of what is reduced: what a price is struck for where that is the one before */
  readonly struck: DocumentBits;
};

export type ListPrice = {
  readonly min: number;
  readonly max: number;
  readonly onSale: boolean;
  readonly isStruck: boolean;
};

const NO_PRICE = 0xffffffff;
const HIGHEST = NO_PRICE - 1;

export function createListPrices(capacity: number): ListPrices {
  const prices = {
    ascending: createDocumentOrder(capacity, false),
    descending: createDocumentOrder(capacity, true),
    onSale: emptyBits(capacity),
    struck: emptyBits(capacity),
  };
  prices.ascending.keys.fill(NO_PRICE);
  prices.descending.keys.fill(NO_PRICE);
  return prices;
}

/** Writes the price of a document that is not in order yet. */
export function fillPrice(prices: ListPrices, document: number, price: ListPrice): void {
  prices.ascending.keys[document] = price.min;
  prices.descending.keys[document] = HIGHEST - price.max;
  setBit(prices.onSale, document, price.onSale);
  setBit(prices.struck, document, price.isStruck);
}

export function sortPrices(prices: ListPrices, count: number): void {
  sortAll(prices.ascending, count);
  sortAll(prices.descending, count);
}

/** Gives a document another price, or none; a new document is inserted in order. */
export function setPrice(prices: ListPrices, document: number, price: ListPrice | null): void {
  const put = document < prices.ascending.count ? moveDocument : insertDocument;
  put(prices.ascending, document, price?.min ?? NO_PRICE);
  put(prices.descending, document, price ? HIGHEST - price.max : NO_PRICE);
  setBit(prices.onSale, document, price?.onSale ?? false);
  setBit(prices.struck, document, price?.isStruck ?? false);
}

/** How many documents of an order stand before all with a higher key. */
function upTo({ keys, documents, count }: DocumentOrder, key: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[documents[middle] ?? 0] ?? NO_PRICE) <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The documents with a price that touches the bounds, both included, written into an empty set. It costs as much as there are documents within
 * the narrower bound or beyond both, whichever are fewer.
 */
export function pricedBetween(
  { ascending, descending }: ListPrices,
  bounds: { min: number | null; max: number | null },
  found: DocumentBits,
): DocumentBits {
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
      const document = narrow.order.documents[at] ?? 0;
      if ((wide.order.keys[document] ?? NO_PRICE) <= wide.key) setBit(found, document, true);
    }
    return found;
  }
  fillBits(found, count);
  for (const { order, fits } of within) {
    for (let at = fits; at < count; at += 1) setBit(found, order.documents[at] ?? 0, false);
  }
  return found;
}
