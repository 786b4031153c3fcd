import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import type { TierCounting } from '#pricing/prices/rules/tier-terms.ts';
import type { FormOptions } from './form-options.ts';

/** The data of a bulk order form on a business customer's page. */
export type BulkForm = {
  readonly options: FormOptions;
  readonly context: WholesaleContext;
  /** the prefix of the second spelling of the search's keys (BULK-17) */
  readonly replyKey: string;
  /** what the first rows cost, before the first search has answered (BULK-20) */
  readonly initialPrices: string;
  readonly counting: TierCounting;
  readonly mode: TaxMode;
  /** the buyer's own purchase lists, to be loaded into the form (LIST-11) */
  readonly lists: readonly { readonly id: number; readonly title: string }[];
  /** the path of its page */
  readonly path: string;
};
