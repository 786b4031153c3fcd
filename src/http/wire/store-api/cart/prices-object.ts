import type { Cents } from '#foundation/money/rules/cents.ts';
import { type CurrencyFields, minorUnits } from '../currency-fields.ts';

const rawPrecision = 6;
const rawPerCent = 10 ** (rawPrecision - 2);

/** What one piece of a line costs (wire 1.1). */
export function pricesObject(unit: Cents, regular: Cents, currency: CurrencyFields) {
  const raw = (amount: Cents) => String(amount * rawPerCent);
  return {
    price: minorUnits(unit),
    regular_price: minorUnits(regular),
    sale_price: minorUnits(unit),
    price_range: null,
    raw_prices: {
      precision: rawPrecision,
      price: raw(unit),
      regular_price: raw(regular),
      sale_price: raw(unit),
    },
    ...currency,
  };
}
