/** A choice of a filter: `count` products are shown if it is made, beside what is chosen already. */
export type FacetChoice = { readonly slug: string; readonly name: string; readonly count: number };

/** An attribute with its terms that occur, or that were chosen. */
export type AttributeFacet = {
  readonly attribute: string;
  readonly name: string;
  readonly choices: readonly FacetChoice[];
};

/**
 * The choices of a listing's filters. Choices of one group are alternatives, groups narrow each other: the counts of a
 * group leave its own choice aside.
 */
export type ListingFacets = {
  /** the categories to narrow by; where a listing stands in a category its subcategories are links instead */
  readonly categories: readonly FacetChoice[];
  readonly brands: readonly FacetChoice[];
  readonly attributes: readonly AttributeFacet[];
  readonly inStock: number;
  readonly onSale: number;
};
