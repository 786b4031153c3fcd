/** The columns of the list of products that can be chosen, in their order; the product itself is always shown. */
export const productListColumns = [
  'sku',
  'gtin',
  'brand',
  'categories',
  'state',
  'visibility',
  'price',
  'pieces',
  'sales',
  'weight',
  'created',
  'edited',
] as const;
export type ProductListColumn = (typeof productListColumns)[number];

const usualColumns: readonly ProductListColumn[] = ['state', 'price', 'pieces', 'edited'];

/** Columns by their names, each once and in their order; the usual ones where nothing was chosen. Unknown names mean nothing. */
export function productColumnsFrom(
  names: readonly string[] | null | undefined,
): readonly ProductListColumn[] {
  return names ? productListColumns.filter((column) => names.includes(column)) : usualColumns;
}

export const LONGEST_VIEW_NAME = 60;
/** of a person */
export const MOST_VIEWS = 30;

/** A view of the list as a person sees it. */
export type ProductView = {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly isShared: boolean;
  /** '' for one's own, and for those of people who have gone */
  readonly by: string;
  readonly mayDelete: boolean;
};
