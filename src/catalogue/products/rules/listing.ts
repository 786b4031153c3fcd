import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { FacetChoice, ListingFacets } from './listing-facets.ts';
import type { ListingQuery } from './listing-query.ts';
import type { ProductCard } from './product-card.ts';
import type { NamedText, TextLanguage } from './translated-text.ts';

export type Crumb = NamedText & { readonly path: string };

export type CategoryTile = NamedText & {
  readonly slug: string;
  readonly productCount: number;
  readonly picture: Picture | null;
};

/** A page of products: `from` and `to` count from 1 and are 0 where nothing was found (CAT-04). */
export type Listing = {
  readonly query: ListingQuery;
  readonly heading: string;
  readonly headingLang?: TextLanguage;
  readonly description: string;
  readonly descriptionLang?: TextLanguage;
  readonly crumbs: readonly Crumb[];
  /** with as many products as the filters leave of them */
  readonly subcategories: readonly FacetChoice[];
  readonly facets: ListingFacets;
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly from: number;
  readonly to: number;
  readonly pages: number;
};

/** A category of the menu with those below it. */
export type MenuCategory = NamedText & {
  readonly slug: string;
  /** of the top categories alone */
  readonly picture: Picture | null;
  readonly children: readonly MenuCategory[];
};
