import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { divideHalfUp } from '#foundation/money/rules/round-half-up.ts';
import type { TaxMode, TaxRate } from '#foundation/money/rules/tax-rate.ts';

/** Turns a unit price in cents from one tax mode into the other at a rate, rounded half up to the cent. */
export function convertTaxMode(unit: Cents, from: TaxMode, to: TaxMode, rate: TaxRate): Cents {
  if (from === to) return unit;
  return toCents(
    to === 'net' ? divideHalfUp(unit * 10_000, 10_000 + rate) : divideHalfUp(unit * (10_000 + rate), 10_000),
  );
}

/**
 * The unit price in cents that holds for a delivery: a gross price stays the same inside the VAT area, whatever the
 * country's rate, and is freed of the home VAT where none is due; a net price stays.
 */
export function unitForDestination(
  unit: Cents,
  mode: TaxMode,
  homeRate: TaxRate,
  destinationRate: TaxRate,
): Cents {
  return mode === 'gross' && destinationRate === 0 ? convertTaxMode(unit, 'gross', 'net', homeRate) : unit;
}
