import type { ListingOrder } from '../../rules/listing-query.ts';
import { type DocumentBits, emptyBits, setBit } from './document-bits.ts';
import { createDocumentOrder, type DocumentOrder, insertDocument, moveDocument } from './document-order.ts';
import type { ListPrices } from './list-prices.ts';
import { createTermIndex, type TermIndex } from './term-index.ts';

/** The orders that are the same for every buyer. */
export type CommonOrder = Exclude<ListingOrder, 'price' | 'price-desc'>;

/**
 * What listings are filtered, counted and sorted by, in the memory of this process: each product (variations stand under
 * theirs) has a document, in the order of the ids.
 */
export type ListingIndex = {
  readonly capacity: number;
  count: number;
  /** another number after every change but those of prices alone */
  version: number;
  /** another number after every change of prices alone */
  priceVersion: number;
  readonly ids: Int32Array;
  readonly inListings: DocumentBits;
  readonly inSearch: DocumentBits;
  readonly inStock: DocumentBits;
  readonly terms: TermIndex;
  readonly orders: Readonly<Record<CommonOrder, DocumentOrder>>;
  /** by price list, the one that was used last at the end */
  readonly prices: Map<number, ListPrices>;
  /** how often each term occurs in a scope, by scope and hidden goods; cleared when something changes */
  readonly counted: Map<string, Uint32Array>;
  /** the documents that audiences do not see, by the key of what is hidden; cleared when something changes */
  readonly hidden: Map<string, DocumentBits>;
  /** working sets of the filter, reused */
  readonly scratch: DocumentBits[];
};

/** A product as it is read from the database. */
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

// Spare capacity for new products until everything is loaded anew.
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
  const order = (newestFirst: boolean) => createDocumentOrder(capacity, newestFirst);
  return {
    capacity,
    count: 0,
    version: 0,
    priceVersion: 0,
    ids: new Int32Array(capacity),
    inListings: emptyBits(capacity),
    inSearch: emptyBits(capacity),
    inStock: emptyBits(capacity),
    terms: createTermIndex({ ...size, capacity }),
    orders: { menu_order: order(false), popularity: order(false), rating: order(false), date: order(true) },
    prices: new Map(),
    counted: new Map(),
    hidden: new Map(),
    scratch: [],
  };
}

function writeDocument(index: ListingIndex, document: number, product: ListedProduct): void {
  index.ids[document] = product.id;
  setBit(index.inListings, document, product.inListings);
  setBit(index.inSearch, document, product.inSearch);
  setBit(index.inStock, document, product.inStock);
}

/** Writes a product into the next document; the orders are sorted when all are written. */
export function fillDocument(index: ListingIndex, product: ListedProduct): void {
  const document = index.count;
  writeDocument(index, document, product);
  for (const order of commonOrders) index.orders[order].keys[document] = keys[order](product);
  index.count += 1;
}

/** Brings a document up to date, or takes the next one for a product that is new. */
export function putDocument(index: ListingIndex, document: number, product: ListedProduct): void {
  writeDocument(index, document, product);
  const put = document < index.count ? moveDocument : insertDocument;
  for (const order of commonOrders) put(index.orders[order], document, keys[order](product));
  index.count = Math.max(index.count, document + 1);
}

/** Takes a document out of all listings: its product is gone. */
export function emptyDocument(index: ListingIndex, document: number): void {
  setBit(index.inListings, document, false);
  setBit(index.inSearch, document, false);
}

/** The document of a product, or -1. */
export function documentOf(index: ListingIndex, id: number): number {
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
