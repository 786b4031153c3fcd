import {
  choiceFilter,
  idFilter,
  listQuery,
  type QueryOf,
  usualFilter,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';

/** What the forms of the staff pages of products carry their nonce for. */
export const productsAction = 'staff-products';

export const productStates = ['published', 'draft', 'scheduled', 'private', 'trash'] as const;
export type ProductState = (typeof productStates)[number];
export const stockChoices = ['in', 'low', 'out', 'backorder'] as const;
export const markChoices = ['no-picture', 'on-sale', 'featured', 'no-price'] as const;
export const productSortings = [
  'edited',
  'newest',
  'name',
  'name-desc',
  'price',
  'price-desc',
  'stock',
  'stock-desc',
] as const;

export const productsList = listQuery('products', {
  words: wordsFilter(),
  state: choiceFilter('state', productStates),
  categoryId: idFilter('category'),
  brandId: idFilter('brand'),
  stock: choiceFilter('stock', stockChoices),
  mark: choiceFilter('mark', markChoices),
  sort: usualFilter('sort', productSortings, 'edited'),
  /** the saved view whose columns are shown */
  view: idFilter('view'),
});
export type ProductsQuery = QueryOf<(typeof productsList)['filters']>;

export const stateActions = ['publish', 'draft', 'trash', 'restore'] as const;
export type StateAction = (typeof stateActions)[number];

const listDone = ['nothing', 'expired', 'columns', 'view', 'view-unnamed', 'view-deleted'] as const;

/** What has just been done to how many products, as the address of the list says. */
export type ProductsDone = {
  readonly action: StateAction | (typeof listDone)[number];
  readonly count: number;
};

const all = [...stateActions, ...listDone] as const;

export function readProductsDone(parameters: { get(name: string): string | null }): ProductsDone | null {
  const action = all.find((one) => one === parameters.get('done'));
  const count = Number(parameters.get('count') ?? 0);
  return action ? { action, count: Number.isSafeInteger(count) && count > 0 ? count : 0 } : null;
}

export const PRODUCTS_PER_PAGE = 50;
/** of the list at once, from several pages; more are edited in bulk */
export const MOST_CHOSEN = 500;
