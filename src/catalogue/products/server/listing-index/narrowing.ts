import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import type { ListPrices } from './list-prices.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Member } from './slot-members.ts';

/** The index as an audience looks at it: with the prices of its list, and without what is hidden from it. */
export type IndexForAudience = {
  readonly index: ListingIndex;
  readonly prices: ListPrices;
  readonly hidden: HiddenGoods | null;
};

/** What a listing shows of the index; amounts in cents as listing_prices keep them. */
export type Narrowing = {
  readonly place:
    | { readonly kind: 'shop' }
    | { readonly kind: 'member'; readonly member: Member | undefined }
    | { readonly kind: 'hits'; readonly ids: readonly number[] };
  /** any of the members of each group; what is unknown belongs to nothing */
  readonly groups: readonly { readonly name: string; readonly members: readonly (Member | undefined)[] }[];
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly minCents: number | null;
  readonly maxCents: number | null;
};
