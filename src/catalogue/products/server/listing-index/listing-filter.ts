import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import type { DocumentBits } from './document-bits.ts';
import type { ListPrices } from './list-prices.ts';
import type { ListingIndex } from './listing-index.ts';
import type { TermNumber } from './term-index.ts';

/** The index as an audience looks at it: with the prices of its list, and without what is hidden from it. */
export type IndexForAudience = {
  readonly index: ListingIndex;
  readonly prices: ListPrices;
  readonly hidden: HiddenGoods | null;
  /** what is reduced for them */
  readonly reduced: DocumentBits;
};

/** What a listing shows of the index; amounts in cents as listing_prices stores them. */
export type ListingFilter = {
  readonly scope:
    | { readonly kind: 'shop' }
    | { readonly kind: 'term'; readonly term: TermNumber | undefined }
    | { readonly kind: 'hits'; readonly ids: readonly number[] };
  /** any of the terms of each group; what is unknown belongs to nothing */
  readonly groups: readonly { readonly name: string; readonly terms: readonly (TermNumber | undefined)[] }[];
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly minCents: number | null;
  readonly maxCents: number | null;
};
