import type { Cents } from '#foundation/money/rules/cents.ts';
import type { RowProblem } from './price-row.ts';

/** The action that nonces of the price lists' forms are made for. */
export const staffPricesAction = 'staff-prices';

export const priceListsPath = '/staff/price-lists/';

/** How the price of an article with a code comes about, with the history of its public price. */
export const priceHistoryPath = (sku: string) =>
  `/staff/explain-price/?sku=${encodeURIComponent(sku)}#price-history`;
export const explainPath = '/staff/explain-price/';
export const priceListPath = (id: number) => `${priceListsPath}${id}/`;
export const importPath = (id: number) => `${priceListPath(id)}import/`;
export const stagedImportPath = (id: number, importId: number) => `${priceListPath(id)}imports/${importId}/`;

/** Why a form of the price lists was not accepted; `text` is what stood there. */
export type StaffPriceProblem =
  | RowProblem
  | {
      readonly code:
        | 'expired'
        | 'no-name'
        | 'name-taken'
        | 'not-a-percentage'
        | 'percentage-twice'
        | 'not-a-limit'
        | 'limits-contradict'
        | 'has-wrong-rows'
        | 'no-such-import'
        | 'price-gone'
        | 'price-changed'
        | 'prices-changed'
        | 'file-outdated';
      readonly text?: string;
      /** the price that somebody else has stored meanwhile */
      readonly now?: Cents;
    };

/** A price that was changed in its place. */
export type ChangedPrice = { readonly before: Cents; readonly after: Cents };

/** What was done, as the address after a form says it. */
export const priceActions = [
  'created',
  'saved',
  'removed',
  'percentage-saved',
  'percentage-removed',
  'imported',
] as const;
export type PriceAction = (typeof priceActions)[number];

/** Why a file was refused before its rows were read. */
export const fileProblems = [
  'expired',
  'no-file',
  'too-large',
  'malformed',
  'no-heading',
  'not-a-table',
  'too-many-rows',
  'empty',
  'old-excel',
  'too-much',
] as const;
export type FileProblem = (typeof fileProblems)[number];
