/** Ids or slugs of terms, and how they are asked for. */
export type TermFilter = {
  readonly values: readonly string[];
  readonly operator: 'in' | 'not_in' | 'and';
};

export const productOrders = [
  'date',
  'modified',
  'id',
  'include',
  'title',
  'slug',
  'price',
  'popularity',
  'rating',
  'menu_order',
  'comment_count',
] as const;
export type ProductOrder = (typeof productOrders)[number];

/** A question for products as other programs ask it; amounts in cents in the audience's tax mode, undefined asks nothing. */
export type ProductQuery = {
  readonly limit: number;
  readonly offset: number;
  readonly direction: 'asc' | 'desc';
  /** undefined: as a search found them, else by date */
  readonly order: ProductOrder | undefined;
  readonly search: string | undefined;
  readonly slugs: readonly string[] | undefined;
  readonly skus: readonly string[] | undefined;
  readonly include: readonly number[] | undefined;
  readonly exclude: readonly number[] | undefined;
  readonly parents: readonly number[] | undefined;
  readonly parentsExcluded: readonly number[] | undefined;
  readonly type: string | undefined;
  readonly featured: boolean | undefined;
  readonly category: TermFilter | undefined;
  readonly tag: TermFilter | undefined;
  readonly brand: TermFilter | undefined;
  readonly attributes: readonly (TermFilter & { readonly attribute: string })[];
  readonly attributeRelation: 'in' | 'and';
  readonly onSale: boolean | undefined;
  readonly minCents: number | undefined;
  readonly maxCents: number | undefined;
  readonly stock: readonly ('instock' | 'outofstock' | 'onbackorder')[] | undefined;
  readonly visibility: 'any' | 'visible' | 'catalog' | 'search' | 'hidden' | undefined;
  readonly ratings: readonly number[] | undefined;
  readonly dateColumn: 'published_at' | 'updated_at';
  readonly after: Date | undefined;
  readonly before: Date | undefined;
  readonly relatedTo: number | undefined;
};
