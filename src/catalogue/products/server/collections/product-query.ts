import type { ProductTaxonomy } from './product-taxonomy.ts';

/** Ids or slugs of terms, and how they are asked for. */
export type TermFilter = {
  readonly values: readonly string[];
  readonly operator: 'in' | 'not_in' | 'and';
};

/** A filter by the terms of one taxonomy. */
export type TaxonomyFilter = TermFilter & { readonly taxonomy: ProductTaxonomy };

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

export const stockStatuses = ['instock', 'outofstock', 'onbackorder'] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** A query for products of the Store API; amounts in cents in the audience's tax mode, undefined does not filter. */
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
  /** by categories, tags and brands: all of them must hold */
  readonly terms: readonly TaxonomyFilter[];
  /** by attributes: all or any of them must hold, as `attributeRelation` says */
  readonly attributes: readonly TaxonomyFilter[];
  readonly attributeRelation: 'in' | 'and';
  readonly onSale: boolean | undefined;
  readonly minCents: number | undefined;
  readonly maxCents: number | undefined;
  readonly stock: readonly StockStatus[] | undefined;
  readonly visibility: 'any' | 'visible' | 'catalog' | 'search' | 'hidden' | undefined;
  readonly ratings: readonly number[] | undefined;
  readonly dateColumn: 'published_at' | 'updated_at';
  readonly after: Date | undefined;
  readonly before: Date | undefined;
  readonly relatedTo: number | undefined;
};

/** True where the answer may hold variations: they are asked for by type, by code, by slug or by their product. */
export function mayHoldVariations(query: ProductQuery): boolean {
  if (query.type !== undefined) return query.type === 'variation';
  const ofProducts = query.parents?.some((id) => id !== 0) ?? false;
  return query.skus !== undefined || query.slugs !== undefined || ofProducts;
}
