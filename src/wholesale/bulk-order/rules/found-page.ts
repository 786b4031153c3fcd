import type { ListingFacets } from '#catalogue/products/rules/listing-facets.ts';

/** Where a page of what was found stands among the others; pages from 1. */
export type Paging = { readonly page: number; readonly pages: number; readonly total: number };

/** What the panels of filters offer (BULK-03). */
export type OfferedFilters = Pick<ListingFacets, 'categories' | 'attributes' | 'inStock'>;
