import { listQuery, type QueryOf, usualFilter, wordsFilter } from '#foundation/records/rules/list-query.ts';
import type { StockArticle } from '../stock-list.ts';

/** What is counted. */
export const countScopes = ['all', 'category', 'brand'] as const;
export type CountScope = (typeof countScopes)[number];
export type CountState = 'open' | 'posted' | 'cancelled';
/** What becomes of articles that nobody counted: their stock is left as it is, or set to zero. */
export const uncountedChoices = ['leave', 'zero'] as const;
export type UncountedChoice = (typeof uncountedChoices)[number];

/** A count of the stock in the list. */
export type CountEntry = {
  readonly id: number;
  readonly name: string;
  readonly scope: CountScope;
  /** of the category or brand; '' for all */
  readonly scopeName: string;
  /** whoever counts does not see what is expected */
  readonly isBlind: boolean;
  /** where it is counted; null for the default location */
  readonly locationId: number | null;
  readonly state: CountState;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly createdBy: string;
  /** ISO 8601; null while it is open */
  readonly closedAt: string | null;
  readonly closedBy: string;
  /** articles that were counted, and how many of them differ */
  readonly counted: number;
  readonly different: number;
};

export type StockCount = CountEntry & {
  readonly version: number;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  /** null while it is open */
  readonly uncounted: UncountedChoice | null;
};

export type CountedArticle = Pick<StockArticle, 'id' | 'name' | 'choices' | 'sku'>;

/** An article that belongs to a count. */
export type CountRow = CountedArticle & {
  /** null where nobody counted it yet */
  readonly counted: number | null;
  /** on hand when it was counted, else now */
  readonly expected: number;
  readonly countedBy: string;
};

/** A code that was scanned and counted nothing. */
export type UncountedCode = {
  readonly code: string;
  readonly kind: 'unknown' | 'ambiguous' | 'outside';
  readonly times: number;
};

/** The parts of a count by list. */
export const countTabs = ['todo', 'counted', 'all'] as const;
export type CountTab = (typeof countTabs)[number];

/** Which articles of a count are wanted. */
export const countList = (id: number) =>
  listQuery(`stock/counts/${id}`, {
    tab: usualFilter('state', countTabs, 'todo'),
    words: wordsFilter(),
  });
export type CountQuery = QueryOf<ReturnType<typeof countList>['filters']>;

export const countedPerPage = 50;

/** What the page of a count shows. */
export type CountPage = {
  readonly count: StockCount;
  readonly rows: readonly CountRow[];
  readonly tabs: Readonly<Record<CountTab, number>>;
  readonly codes: readonly UncountedCode[];
  readonly page: number;
  readonly pages: number;
  readonly query: CountQuery;
};
