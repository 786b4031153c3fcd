import type { Cents } from '#foundation/money/rules/cents.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { Offer } from './offer.ts';

/** The words of the sums. */
type SumWords = {
  readonly totalNet: string;
  readonly tax: (rate: string) => string;
  readonly taxWithin: (rate: string) => string;
  readonly totalGross: string;
};

/**
 * The sums of an offer in the order they are read, amounts in cents: without VAT in its prices what they make, VAT by rate and all
 * together; with VAT in them their total and what of it is VAT (OFF-03).
 */
export function offerSumLines(
  { mode, totals }: Pick<Offer, 'mode' | 'totals'>,
  words: SumWords,
  locale: 'it' | 'en',
): readonly { readonly name: string; readonly amount: Cents; readonly isTotal: boolean }[] {
  const taxes = totals.taxLines.map(({ rate, tax }) => ({
    name: (mode === 'net' ? words.tax : words.taxWithin)(formatTaxRate(rate, locale)),
    amount: tax,
    isTotal: false,
  }));
  const gross = { name: words.totalGross, amount: totals.gross, isTotal: true };
  if (mode === 'gross') return [gross, ...taxes];
  return [
    { name: words.totalNet, amount: totals.sum, isTotal: true },
    ...taxes,
    { ...gross, isTotal: false },
  ];
}
