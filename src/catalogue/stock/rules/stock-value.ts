import { dayFilter, idFilter, listQuery, type QueryOf } from '#foundation/records/rules/list-query.ts';
import type { LocationKind } from './locations/location.ts';
import type { StockArticle } from './stock-list.ts';

/** Which day's stock is valued, '' for now; and at which location, null for everywhere. */
export const stockValueList = listQuery('stock/value', { day: dayFilter('day'), at: idFilter('at') });
export type StockValueQuery = QueryOf<typeof stockValueList.filters>;

export const valuedPerPage = 50;

/** An article with what the shop owned of it at the end of a day. */
export type ValuedArticle = Pick<StockArticle, 'id' | 'name' | 'choices' | 'sku'> & {
  readonly pieces: number;
  /** of a piece in cents, with fractions; null where it is not known */
  readonly average: number | null;
  /** in cents; null where no cost is known */
  readonly value: number | null;
};

/** What articles add up to. */
export type ValueSums = {
  readonly articles: number;
  readonly pieces: number;
  /** in cents */
  readonly value: number;
  /** articles and pieces whose cost nobody has entered */
  readonly unknownArticles: number;
  readonly unknownPieces: number;
};

/** What lay at a location. */
export type LocationValue = ValueSums & {
  /** null for what was on its way between two locations */
  readonly locationId: number | null;
  readonly name: string;
  readonly kind: LocationKind | null;
};

/** What the page of the stock's value shows: the sum of all articles, or of those at a location, and some of them. */
export type StockValuePage = {
  readonly articles: readonly ValuedArticle[];
  readonly sums: ValueSums;
  /** what everything consists of, to the cent; empty in a shop that never had a second location */
  readonly byLocation: readonly LocationValue[];
  /** what the list may be limited to */
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly page: number;
  readonly pages: number;
  readonly query: StockValueQuery;
};
