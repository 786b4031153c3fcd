import { dayFilter, listQuery, type QueryOf } from '#foundation/records/rules/list-query.ts';
import type { StockArticle } from './stock-list.ts';

/** Which day's stock is valued; '' for now. */
export const stockValueList = listQuery('stock/value', { day: dayFilter('day') });
export type StockValueQuery = QueryOf<typeof stockValueList.filters>;

export const valuedPerPage = 50;

/** An article with what lay in stock at the end of a day. */
export type ValuedArticle = Pick<StockArticle, 'id' | 'name' | 'choices' | 'sku'> & {
  readonly pieces: number;
  /** of a piece in cents, with fractions; null where it is not known */
  readonly average: number | null;
  /** in cents; null where no cost is known */
  readonly value: number | null;
};

/** What the page of the stock's value shows: the sum of all articles, and some of them. */
export type StockValuePage = {
  readonly articles: readonly ValuedArticle[];
  /** in cents */
  readonly total: number;
  readonly count: number;
  readonly pieces: number;
  /** articles and pieces in stock whose cost nobody has entered */
  readonly unknown: { readonly articles: number; readonly pieces: number };
  readonly page: number;
  readonly pages: number;
  readonly query: StockValueQuery;
};
