import {
  choiceFilter,
  idFilter,
  listQuery,
  type QueryOf,
  wordsFilter,
} from '#foundation/records/rules/list-query.ts';

export const publicMarks = ['on-sale', 'no-price'] as const;

/** The prices that everybody is asked, as a list of the section of price lists. */
export const publicPriceList = (listId: number) =>
  listQuery(`price-lists/${listId}`, {
    words: wordsFilter(),
    categoryId: idFilter('category'),
    brandId: idFilter('brand'),
    mark: choiceFilter('mark', publicMarks),
    /** the article whose prices stand in the form */
    edit: idFilter('edit'),
  });
export type PublicPricesQuery = QueryOf<ReturnType<typeof publicPriceList>['filters']>;

/** What leaves articles out. */
export const publicPriceFilters = ['words', 'categoryId', 'brandId', 'mark'] as const;

export const PRICES_PER_PAGE = 50;

/** What everybody is asked for an article; whole cents in the shop's own tax mode. */
export type PublicPrice = {
  /** of the product or variation */
  readonly productId: number;
  /** the product that is edited: itself, or that of the variation */
  readonly parentId: number;
  readonly sku: string | null;
  readonly name: string;
  /** of a variation, as `Rosso, 5 l` */
  readonly choices: string;
  readonly regular: number | null;
  readonly sale: number | null;
  /** `2026-12-01` by the clocks of Rome, the last day included; null without an end */
  readonly from: string | null;
  readonly to: string | null;
  /** the same in ISO 8601, the last moment excluded */
  readonly saleFrom: string | null;
  readonly saleTo: string | null;
};
