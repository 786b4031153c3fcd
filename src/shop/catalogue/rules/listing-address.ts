import { formatAmount } from '#shop/money/rules/format-euro.ts';
import type { ListingQuery } from './listing-query.ts';
import { listingPath } from './paths.ts';

/** What a listing's query says, as `parseListingQuery` reads it again; what is as usual is left out. */
export function listingFields(query: ListingQuery): readonly (readonly [name: string, value: string])[] {
  const fields: [string, string][] = [];
  if (query.scope.kind === 'search') fields.push(['s', query.scope.words]);
  if (query.order !== 'menu_order') fields.push(['orderby', query.order]);
  if (query.inStock) fields.push(['in_stock', '1']);
  if (query.minPrice !== null) fields.push(['min_price', priceField(query.minPrice)]);
  if (query.maxPrice !== null) fields.push(['max_price', priceField(query.maxPrice)]);
  return fields;
}

/** An amount in cents as a price field holds it: `12,50`, without decimals where there are none. */
export function priceField(amount: NonNullable<ListingQuery['minPrice']>): string {
  return formatAmount(amount, 'it').replace(/,00$/, '');
}

/** The address of a listing: its path, `page/{n}/` from the second page on, and its query. */
export function listingAddress(query: ListingQuery): string {
  const path = listingPath(query.scope) + (query.page > 1 ? `page/${query.page}/` : '');
  const fields = listingFields(query);
  if (fields.length === 0) return path;
  return `${path}?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
