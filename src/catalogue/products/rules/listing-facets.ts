import type { NamedText } from './translated-text.ts';

/** A choice of a filter: `count` products are shown if it is made, beside what is chosen already. */
export type FacetChoice = NamedText & { readonly slug: string; readonly count: number };

/** An attribute with its terms that occur, or that were chosen. */
export type AttributeFacet = NamedText & {
  readonly attribute: string;
  readonly choices: readonly FacetChoice[];
};

/**
 * The choices of a listing's filters. Products match any choice of a group, and every group: the counts of a group ignore the choices
 * made in it.
 */
export type ListingFacets = {
  /** the categories to filter by; the listing of a category has its subcategories as links instead */
  readonly categories: readonly FacetChoice[];
  readonly brands: readonly FacetChoice[];
  readonly attributes: readonly AttributeFacet[];
  readonly inStock: number;
  readonly onSale: number;
};
