import type { CountedArticle, StockCount } from './count.ts';

export const differencesPerPage = 50;

/** An article whose count differs from what was expected. */
export type Difference = CountedArticle & {
  readonly counted: number;
  readonly expected: number;
  readonly delta: number;
  /** the difference at the average cost, in cents; null where no cost is known */
  readonly value: number | null;
  /** what the stock on hand becomes: movements since it was counted hold */
  readonly after: number;
  /** its stock moved between the first piece that was counted and the last */
  readonly hasMoved: boolean;
  readonly isZeroed: boolean;
};

/** What differences add up to; values in cents. */
export type DifferenceSums = {
  readonly articles: number;
  readonly more: number;
  readonly fewer: number;
  readonly value: number;
  /** articles of unknown cost */
  readonly unknown: number;
};

/** What the page of a count's differences shows. */
export type DifferencesPage = {
  readonly count: StockCount;
  readonly rows: readonly Difference[];
  readonly sums: DifferenceSums;
  /** articles that nobody counted and that have stock, and their pieces */
  readonly uncounted: { readonly articles: number; readonly pieces: number };
  readonly page: number;
  readonly pages: number;
};
