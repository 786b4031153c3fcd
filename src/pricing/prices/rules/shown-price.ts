import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';

/** A price as it is shown: cents in the audience's tax mode; `upTo` is the dearest variation where prices differ. */
export type ShownPrice = {
  readonly unit: Cents;
  readonly regular: Cents;
  readonly onSale: boolean;
  readonly upTo: Cents | null;
  readonly mode: TaxMode;
};
