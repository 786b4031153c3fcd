import type { Cents } from '#shop/money/rules/cents.ts';
import { parseEuro } from '#shop/money/rules/parse-euro.ts';
import { cleanSearch } from '#shop/search/rules/clean-search.ts';

/** The choices of the sort select, in its order (CAT-02). */
export const listingOrders = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Where a listing stands. */
export type ListingScope =
  | { readonly kind: 'shop' }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'tag'; readonly slug: string };

/** What a listing shows: amounts in cents in the audience's tax mode, pages from 1. */
export type ListingQuery = {
  readonly scope: ListingScope;
  readonly order: ListingOrder;
  readonly page: number;
  readonly inStock: boolean;
  readonly minPrice: Cents | null;
  readonly maxPrice: Cents | null;
};


/** Reads a listing's address (`orderby`, `in_stock=1`, `min_price`, `max_price`, `s`); what cannot be read is left out. */
export function parseListingQuery(
  scope: Exclude<ListingScope, { kind: 'search' }>,
  page: string | undefined,
  query: { get(name: string): string | null },
): ListingQuery {
  const words = cleanSearch(query.get('s') ?? '');
  const order = listingOrders.find((known) => known === query.get('orderby')) ?? 'menu_order';
  return {
    scope: scope.kind === 'shop' && words !== '' ? { kind: 'search', words } : scope,
    order,
    page: page !== undefined && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    inStock: query.get('in_stock') === '1',
    minPrice: parseEuro(query.get('min_price') ?? ''),
    maxPrice: parseEuro(query.get('max_price') ?? ''),
  };
}
