import { unlimitedQuantity } from '#pricing/quantities/rules/largest-quantities.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import { snapQuantity } from '#pricing/quantities/rules/snap-quantity.ts';
import type { RowOutcome } from './row-outcome.ts';
import type { TableRow } from './table-row.ts';

type Quantified = {
  readonly row: TableRow;
  readonly outcome: RowOutcome;
  readonly minimum: number;
  readonly quantity: number | null;
};

/** Between which quantities a row can be added now; `maximum` null: as many as one likes. */
type RowLimits = Pick<QuantityLimits, 'minimum' | 'step'> & { readonly maximum: number | null };

/** The limits of the variation that is chosen, else the row's own (QTY-02); a row may start below its minimum, at 0 (TAB-52). */
export function rowLimits({ row, outcome, minimum }: Omit<Quantified, 'quantity'>): RowLimits {
  const chosen = 'variation' in outcome ? outcome.variation : null;
  return chosen ? { ...chosen.limits, minimum } : { minimum, maximum: row.max_quantity, step: row.step };
}

/** Reads what was typed as the quantity of a row: a fraction counts as the next whole number, as elsewhere (VAR-22); null: it is no number. */
export function readRowQuantity(typed: string): number | null {
  const whole = parseQuantity(typed);
  if (whole !== null) return whole;
  const fraction = Number(typed);
  return fraction > 0 && fraction < unlimitedQuantity ? Math.ceil(fraction) : null;
}

/**
 * A quantity of a row: raised to the minimum and to a multiple of the step (QTY-01, VAR-31). 0 and what is no number stay, to be refused
 * with a sentence of their own (TAB-51); so does more than there is, which the cart refuses by naming what is left.
 */
export function rowQuantity(typed: number | null, { minimum, step }: RowLimits): number | null {
  return typed === null || typed === 0 ? typed : snapQuantity(String(typed), { minimum, step });
}

/** Minimum and quantity of a row after a choice; a quantity that stood at the minimum stays at the minimum (QTY-02), of nothing left it is 0 (TAB-53). */
export function quantityAfter(
  before: Quantified,
  outcome: RowOutcome,
): Pick<Quantified, 'minimum' | 'quantity'> {
  const { row } = before;
  if (outcome.kind === 'out-of-stock') return { minimum: before.minimum, quantity: 0 };
  const chosen = 'variation' in outcome ? outcome.variation : null;
  const minimum = before.minimum === 0 ? 0 : (chosen?.limits.minimum ?? row.min_quantity);
  const isAtMinimum = before.outcome.kind === 'out-of-stock' || before.quantity === before.minimum;
  const quantity = isAtMinimum ? minimum : rowQuantity(before.quantity, rowLimits({ row, outcome, minimum }));
  return { minimum, quantity };
}
