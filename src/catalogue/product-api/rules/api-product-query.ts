export const apiProductSorts = [
  'date',
  'id',
  'include',
  'title',
  'slug',
  'modified',
  'menu_order',
  'price',
  'popularity',
  'rating',
] as const;
export type ApiProductSort = (typeof apiProductSorts)[number];

export const apiStockStates = ['instock', 'outofstock', 'onbackorder'] as const;
export type ApiStockState = (typeof apiStockStates)[number];

export const apiSearchFields = [
  'name',
  'sku',
  'global_unique_id',
  'description',
  'short_description',
] as const;
export type ApiSearchField = (typeof apiSearchFields)[number];

/** What is listed: products, the variations of one or of all, or whatever carries a code. */
export type ApiProductScope =
  | { readonly kind: 'products' | 'variations' | 'both' }
  | { readonly kind: 'of'; readonly productId: number };

type StoredStatus = 'published' | 'draft' | 'private' | 'scheduled' | 'trash';

/** Which products or variations a program asks for; what is left out does not matter. */
export type ApiProductQuery = {
  readonly scope: ApiProductScope;
  readonly statuses?: readonly StoredStatus[] | undefined;
  readonly types?: readonly ('simple' | 'variable' | 'variation')[] | undefined;
  readonly slug?: string | undefined;
  /** exactly, whatever their case */
  readonly skus?: readonly string[] | undefined;
  readonly gtins?: readonly string[] | undefined;
  /** a part of the code */
  readonly partOfSku?: string | undefined;
  /** each of these words in one of some fields */
  readonly words?:
    | { readonly all: readonly string[]; readonly fields: readonly ApiSearchField[] }
    | undefined;
  /** as staff search */
  readonly found?: readonly number[] | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly exceptIds?: readonly number[] | undefined;
  readonly createdAfter?: Date | undefined;
  readonly createdBefore?: Date | undefined;
  readonly changedAfter?: Date | undefined;
  readonly changedBefore?: Date | undefined;
  readonly featured?: boolean | undefined;
  readonly onSale?: boolean | undefined;
  readonly hasPrice?: boolean | undefined;
  readonly categories?: readonly number[] | undefined;
  readonly tags?: readonly number[] | undefined;
  readonly brands?: readonly number[] | undefined;
  readonly shippingClasses?: readonly number[] | undefined;
  /** the slug of an attribute with ids of its terms */
  readonly attribute?: { readonly slug: string; readonly termIds: readonly number[] } | undefined;
  readonly taxClass?: string | undefined;
  readonly stock?: ApiStockState | undefined;
  readonly minCents?: number | undefined;
  readonly maxCents?: number | undefined;
  readonly sort: ApiProductSort;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
};
