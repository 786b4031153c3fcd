import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { listingPath } from './listing-path.ts';
import {
  attributeParameter,
  isListingParameter,
  type ListingQuery,
  parseListingQuery,
} from './listing-query.ts';

type Field = readonly [name: string, value: string];

/** The parameters of a listing's query, as `parseListingQuery` reads them; defaults are left out. */
export function listingFields(query: ListingQuery): readonly Field[] {
  const fields: Field[] = [];
  if (query.scope.kind === 'search') fields.push(['s', query.scope.words]);
  if (query.order !== 'menu_order') fields.push(['orderby', query.order]);
  if (query.categories.length > 0) fields.push(['product_cat', query.categories.join(',')]);
  if (query.brands.length > 0) fields.push(['brand', query.brands.join(',')]);
  for (const { attribute, terms } of query.attributes) {
    fields.push([attributeParameter(attribute), terms.join(',')]);
  }
  if (query.inStock) fields.push(['in_stock', '1']);
  if (query.onSale) fields.push(['on_sale', '1']);
  if (query.minPrice !== null) fields.push(['min_price', priceField(query.minPrice)]);
  if (query.maxPrice !== null) fields.push(['max_price', priceField(query.maxPrice)]);
  return fields.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** An amount in cents as a price field holds it: `12,50`, without decimals where there are none. */
export function priceField(amount: NonNullable<ListingQuery['minPrice']>): string {
  return formatAmount(amount, 'it').replace(/,00$/, '');
}

function addressOf(query: ListingQuery, more: readonly Field[]): string {
  const path = listingPath(query.scope) + (query.page > 1 ? `page/${query.page}/` : '');
  return withFields(path, [...listingFields(query), ...more]);
}

function withFields(path: string, fields: readonly Field[]): string {
  if (fields.length === 0) return path;
  // Commas part the choices of a filter, and may stand in an address as they are.
  const written = fields.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return `${path}?${written.join('&')}`;
}

/** The one address of a listing: its path, `page/{n}/` from the second page on, and its query in the order of the names. */
export function listingAddress(query: ListingQuery): string {
  return addressOf(query, []);
}

/** The address that a listing's filters lead to: the path of their form with what was entered, on the first page. */
export function formAddress(path: string, entered: Parameters<typeof parseListingQuery>[2]): string {
  return withFields(path, listingFields(parseListingQuery({ kind: 'shop' }, undefined, entered)));
}

/**
 * The one address of a listing that was requested at another: with choices sent one by one by a form, empty fields, or values that cannot
 * be read; null where the address is right. Parameters that are not the listing's, such as those of a campaign, stay.
 */
export function betterAddress(
  query: ListingQuery,
  asked: { page: string | undefined; parameters: Iterable<readonly [string, string]> },
): string | null {
  const all = [...asked.parameters];
  const own = all.filter(([name]) => isListingParameter(name));
  const right = listingFields(query);
  const isRight =
    own.length === right.length &&
    own.every(([name, value], at) => right[at]?.[0] === name && right[at][1] === value);
  if (isRight && !(query.page === 1 && asked.page !== undefined)) return null;
  return addressOf(
    query,
    all.filter(([name]) => !isListingParameter(name)),
  );
}
