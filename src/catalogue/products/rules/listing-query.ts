import { cleanSearch } from '#catalogue/search/rules/clean-search.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';

/** The choices of the sort select, in its order (CAT-02). */
export const listingOrders = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** The scope of a listing. */
export type ListingScope =
  | { readonly kind: 'shop' }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'tag' | 'brand'; readonly slug: string };

/** A filter by an attribute: products with any of the terms, by their slugs. */
export type AttributeFilter = { readonly attribute: string; readonly terms: readonly string[] };

/** The filters of a listing: any of the choices of each kind, by slugs in their order; amounts in cents in the audience's tax mode. */
export type ListingFilters = {
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly attributes: readonly AttributeFilter[];
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly minPrice: Cents | null;
  readonly maxPrice: Cents | null;
};

/** What a listing shows; pages from 1, and 0 for one that is no number. */
export type ListingQuery = ListingFilters & {
  readonly scope: ListingScope;
  readonly order: ListingOrder;
  readonly page: number;
};

export const noFilters: ListingFilters = {
  categories: [],
  brands: [],
  attributes: [],
  inStock: false,
  onSale: false,
  minPrice: null,
  maxPrice: null,
};

const mostChoices = 24;
const mostAttributes = 8;
const highestPage = 9_999_999;
const slugPattern = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}$/u;
const attributePrefix = 'filter_';

type Parameters = {
  get(name: string): string | null;
  getAll(name: string): string[];
  keys(): Iterable<string>;
};

/** Slugs as an address holds them: `a,b`, or one by one as a form sends them. */
function slugs(query: Parameters, name: string): readonly string[] {
  const values = query.getAll(name).flatMap((value) => value.split(','));
  const known = values.map((value) => value.trim()).filter((value) => slugPattern.test(value));
  return [...new Set(known)].sort().slice(0, mostChoices);
}

function attributeFilters(query: Parameters): readonly AttributeFilter[] {
  const names = [...new Set(query.keys())].filter((name) => name.startsWith(attributePrefix)).sort();
  return names
    .map((name) => ({ attribute: name.slice(attributePrefix.length), terms: slugs(query, name) }))
    .filter(({ attribute, terms }) => slugPattern.test(attribute) && terms.length > 0)
    .slice(0, mostAttributes);
}

function pageFrom(page: string | undefined): number {
  if (page === undefined) return 1;
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), highestPage) : 0;
}

/**
 * Reads a listing's address: `orderby`, `s`, and the filters `product_cat`, `brand`, `filter_{attribute}` (each `a,b`),
 * `in_stock=1`, `on_sale=1`, `min_price`, `max_price`. What cannot be read is left out.
 */
export function parseListingQuery(
  scope: Exclude<ListingScope, { kind: 'search' }>,
  page: string | undefined,
  query: Parameters,
): ListingQuery {
  const words = cleanSearch(query.get('s') ?? '');
  const order = listingOrders.find((known) => known === query.get('orderby')) ?? 'menu_order';
  return {
    scope: scope.kind === 'shop' && words !== '' ? { kind: 'search', words } : scope,
    order,
    page: pageFrom(page),
    categories: slugs(query, 'product_cat'),
    brands: slugs(query, 'brand'),
    attributes: attributeFilters(query),
    inStock: query.get('in_stock') === '1',
    onSale: query.get('on_sale') === '1',
    minPrice: parseEuro(query.get('min_price') ?? ''),
    maxPrice: parseEuro(query.get('max_price') ?? ''),
  };
}

/** The parameter of an attribute's terms. */
export function attributeParameter(attribute: string): string {
  return attributePrefix + attribute;
}

const parameters = new Set([
  's',
  'orderby',
  'product_cat',
  'brand',
  'in_stock',
  'on_sale',
  'min_price',
  'max_price',
]);

/** Whether a parameter of an address says what a listing shows. */
export function isListingParameter(name: string): boolean {
  return parameters.has(name) || name.startsWith(attributePrefix);
}
