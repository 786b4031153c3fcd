import { addCents, type Cents, subtractCents, toCents } from '#foundation/money/rules/cents.ts';
import { divideHalfUp } from '#foundation/money/rules/round-half-up.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';

/** An amount taken apart, in cents; `net + tax = gross` always. */
export type TaxedAmount = { readonly net: Cents; readonly tax: Cents; readonly gross: Cents };

const whole = 10_000;

/** Takes an amount in cents apart into net, VAT and gross; the mode's own side stays as it is, the other is rounded half up (CART totals). */
export function splitTax(amount: Cents, rate: TaxRate, mode: TaxMode): TaxedAmount {
  if (mode === 'gross') {
    const net = toCents(divideHalfUp(amount * whole, whole + rate));
    return { net, tax: subtractCents(amount, net), gross: amount };
  }
  const tax = toCents(divideHalfUp(amount * rate, whole));
  return { net: amount, tax, gross: addCents(amount, tax) };
}

/** Sum of taken-apart amounts, side by side. */
export function addTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  return {
    net: addCents(...amounts.map((amount) => amount.net)),
    tax: addCents(...amounts.map((amount) => amount.tax)),
    gross: addCents(...amounts.map((amount) => amount.gross)),
  };
}

/** What is left of a taken-apart amount, side by side. */
export function subtractTaxed(from: TaxedAmount, amount: TaxedAmount): TaxedAmount {
  return {
    net: subtractCents(from.net, amount.net),
    tax: subtractCents(from.tax, amount.tax),
    gross: subtractCents(from.gross, amount.gross),
  };
}
