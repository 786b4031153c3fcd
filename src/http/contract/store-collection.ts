import type { StoreCurrency } from '#foundation/calls/rules/store-money.ts';

type TermCount = { readonly term: number; readonly count: number };

/** Counts over all products that answer a question (wire 1.12); what was not asked for is null. */
export type StoreCollectionData = {
  /** whole cents in strings, as this visitor sees prices; null as well where nothing has a price */
  readonly price_range: (StoreCurrency & { readonly min_price: string; readonly max_price: string }) | null;
  readonly attribute_counts: readonly TermCount[] | null;
  readonly rating_counts: readonly { readonly rating: number; readonly count: number }[] | null;
  readonly stock_status_counts:
    | readonly { readonly status: 'instock' | 'outofstock' | 'onbackorder'; readonly count: number }[]
    | null;
  readonly taxonomy_counts: readonly TermCount[] | null;
};
