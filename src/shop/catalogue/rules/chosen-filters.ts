import type { ListingQuery } from './listing-query.ts';

/** A filter that narrows a listing, and the listing's query without it; the first page again. */
export type ChosenFilter = {
  readonly kind: 'in-stock' | 'min-price' | 'max-price';
  readonly without: ListingQuery;
};

/** The filters that are set, in the order of the form. */
export function chosenFilters(query: ListingQuery): readonly ChosenFilter[] {
  const first = { ...query, page: 1 };
  const chosen: ChosenFilter[] = [];
  if (query.inStock) chosen.push({ kind: 'in-stock', without: { ...first, inStock: false } });
  if (query.minPrice !== null) chosen.push({ kind: 'min-price', without: { ...first, minPrice: null } });
  if (query.maxPrice !== null) chosen.push({ kind: 'max-price', without: { ...first, maxPrice: null } });
  return chosen;
}

/** A listing's query without any filter, from the first page. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...query, page: 1, inStock: false, minPrice: null, maxPrice: null };
}
