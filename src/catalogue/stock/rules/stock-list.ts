import {
  idFilter,
  listQuery,
  type QueryOf,
  usualFilter,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';

/** The parts of the list: running low includes what is out, which may be sold beyond what is there; shoppers wait for what is awaited. */
export const stockStates = ['all', 'low', 'out', 'negative', 'reserved', 'awaited'] as const;
export type StockState = (typeof stockStates)[number];

/** What the list is ordered by; `usual` is the best hit first, without words by code. */
export const stockSortings = [
  'usual',
  'code',
  'code-desc',
  'name',
  'name-desc',
  'on-hand',
  'on-hand-desc',
  'reserved',
  'reserved-desc',
  'available',
  'available-desc',
] as const;
export type StockSorting = (typeof stockSortings)[number];

/** Which articles are wanted. */
export const stockList = listQuery('stock', {
  state: usualFilter('state', stockStates, 'all'),
  words: wordsFilter(),
  at: idFilter('at'),
  sort: usualFilter('sort', stockSortings, 'usual'),
});
export type StockQuery = QueryOf<typeof stockList.filters>;

export const articlesPerPage = 50;

/** An article's stock as staff see it. */
export type StockArticle = {
  readonly id: number;
  readonly name: string;
  /** the choices of a variation; '' for other articles */
  readonly choices: string;
  readonly sku: string | null;
  readonly onHand: number;
  readonly reserved: number;
  readonly threshold: number;
  /** how many shoppers wait to hear that it is back */
  readonly waiting: number;
};

/** What can be sold: less than nothing where more is promised than there is. */
export const availableOf = ({ onHand, reserved }: Pick<StockArticle, 'onHand' | 'reserved'>): number =>
  onHand - reserved;

/** How an article stands. */
export function stockStateOf(
  article: StockArticle,
): Exclude<StockState, 'all' | 'reserved' | 'awaited'> | 'enough' {
  const available = availableOf(article);
  if (available < 0) return 'negative';
  if (available === 0) return 'out';
  return available <= article.threshold ? 'low' : 'enough';
}

/** What the page of stock shows. */
export type StockPage = {
  /** where it may be limited to; one where the shop has no other */
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly articles: readonly StockArticle[];
  readonly counts: Readonly<Record<StockState, number>>;
  readonly page: number;
  readonly pages: number;
  readonly query: StockQuery;
};
