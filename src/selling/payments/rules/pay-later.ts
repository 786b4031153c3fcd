import { type Cents, toCents } from '#foundation/money/rules/cents.ts';

export const payLaterInstalments = 3;

/** When instalments are offered: the limits in cents. */
export type PayLaterTerms = { readonly enabled: boolean; readonly minimum: number; readonly maximum: number };

/** The first of three instalments of an amount, the largest by a cent at most; null where none are offered (PAY-08, PAY-09). */
export function payLaterInstalment(amount: Cents, terms: PayLaterTerms): Cents | null {
  if (!terms.enabled || amount < Math.max(1, terms.minimum) || amount > terms.maximum) return null;
  return toCents(Math.ceil(amount / payLaterInstalments));
}
