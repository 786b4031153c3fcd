import { addCents, type Cents, timesQuantity, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { unitForDestination } from '#pricing/tax/rules/destination-price.ts';
import { addTaxed, splitTax, type TaxedAmount } from '#pricing/tax/rules/split-tax.ts';

/** The input of a line total: unit price in cents in the buyer's mode, VAT rates at home and at the destination. */
export type LineToTotal = {
  readonly unit: Cents;
  readonly quantity: number;
  readonly homeRate: TaxRate;
  readonly rate: TaxRate;
};

export type LineTotal = TaxedAmount & {
  readonly unit: Cents;
  readonly rate: TaxRate;
  readonly mode: TaxMode;
};

/** The total of a line; where a buyer with gross prices owes no VAT it is computed from net prices (design 5, Prices). */
export function lineTotal(line: LineToTotal, mode: TaxMode): LineTotal {
  const lineMode: TaxMode = line.rate === 0 ? 'net' : mode;
  const unit = unitForDestination(line.unit, mode, line.homeRate, line.rate);
  return {
    ...splitTax(timesQuantity(unit, line.quantity), line.rate, lineMode),
    unit,
    rate: line.rate,
    mode: lineMode,
  };
}

/** VAT of one rate: the taxable net and the tax, in cents. */
type TaxLine = { readonly rate: TaxRate; readonly net: Cents; readonly tax: Cents };

export type CartTotals = {
  readonly items: TaxedAmount;
  readonly shipping: TaxedAmount | null;
  /** fee of the payment method; negative for a discount */
  readonly fees: TaxedAmount;
  readonly taxLines: readonly TaxLine[];
  readonly tax: Cents;
  readonly total: Cents;
};

const nothing: TaxedAmount = { net: zeroCents, tax: zeroCents, gross: zeroCents };

/** Totals of lines, shipping and payment fee: sums of rounded lines, so that lines, VAT by rate and total add up to the cent. */
export function cartTotals(
  lines: readonly (TaxedAmount & { readonly rate: TaxRate })[],
  shipping: (TaxedAmount & { readonly rate: TaxRate }) | null,
  fees: readonly (TaxedAmount & { readonly rate: TaxRate })[] = [],
): CartTotals {
  const items = addTaxed(lines);
  const fee = addTaxed(fees);
  const all = [...lines, ...(shipping ? [shipping] : []), ...fees];
  const byRate = new Map<TaxRate, { net: number; tax: number }>();
  for (const part of all) {
    const sum = byRate.get(part.rate) ?? { net: 0, tax: 0 };
    byRate.set(part.rate, { net: sum.net + part.net, tax: sum.tax + part.tax });
  }
  const taxLines = [...byRate]
    .filter(([rate]) => rate > 0)
    .sort(([a], [b]) => b - a)
    .map(([rate, sum]) => ({ rate, net: toCents(sum.net), tax: toCents(sum.tax) }));
  const ship = shipping ?? nothing;
  return {
    items,
    shipping,
    fees: fee,
    taxLines,
    tax: addCents(items.tax, ship.tax, fee.tax),
    total: addCents(items.gross, ship.gross, fee.gross),
  };
}
