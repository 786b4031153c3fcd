import { addCents, type Cents, timesQuantity } from '#foundation/money/rules/cents.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';
import { type CartTotals, cartTotals, lineTotal } from '#selling/cart/rules/cart-totals.ts';

/** A line of an offer to be totalled: `unit` in cents in the offer's mode, the VAT rate of its goods at home. */
type OfferLineToTotal = { readonly unit: Cents; readonly quantity: number; readonly rate: TaxRate };

export type OfferTotals = {
  /** of each line, in cents in the offer's mode (OFF-02) */
  readonly subtotals: readonly Cents[];
  /** their sum (OFF-03) */
  readonly sum: Cents;
  readonly net: Cents;
  readonly taxLines: CartTotals['taxLines'];
  /** VAT included */
  readonly gross: Cents;
};

/** The sums of an offer, to the cent as a cart of the same lines has them: VAT is rounded line by line (OFF-02, OFF-03). */
export function offerTotals(lines: readonly OfferLineToTotal[], mode: TaxMode): OfferTotals {
  const subtotals = lines.map(({ unit, quantity }) => timesQuantity(unit, quantity));
  const taken = cartTotals(
    lines.map((line) => ({ ...lineTotal({ ...line, homeRate: line.rate }, mode), rate: line.rate })),
    null,
  );
  return {
    subtotals,
    sum: addCents(...subtotals),
    net: taken.items.net,
    taxLines: taken.taxLines,
    gross: taken.total,
  };
}
