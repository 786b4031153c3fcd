import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';

/** What a struck price is, where it is the price before a reduction; `since` in milliseconds. */
export type PriorNote =
  | { readonly kind: 'lowest' | 'progressive' }
  | { readonly kind: 'new-article'; readonly since: number }
  /** of a product the lowest of its variations, which say more themselves */
  | { readonly kind: 'variations' };

/** A price as it is shown: cents in the audience's tax mode; `upTo` is the dearest variation where prices differ. */
export type ShownPrice = {
  readonly unit: Cents;
  /** what is struck where it is reduced */
  readonly regular: Cents;
  readonly onSale: boolean;
  readonly upTo: Cents | null;
  readonly mode: TaxMode;
  /** of a reduction for consumers; left out where the regular price is struck */
  readonly prior?: PriorNote;
};
