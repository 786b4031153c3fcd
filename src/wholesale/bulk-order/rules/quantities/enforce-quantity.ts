import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';

const numberIn = (typed: string): number => {
  const text = typed.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
};

/**
 * What the classic form makes of a typed quantity with `form_enforce_qty=1`: what is no number becomes the minimum (BULK-24), a number
 * goes to the nearest value of minimum plus a multiple of the step and is kept between minimum and maximum (BULK-25).
 */
export function enforceQuantity(typed: string, limits: Partial<QuantityLimits>): number {
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY, step = 1 } = limits;
  const wanted = numberIn(typed);
  if (Number.isNaN(wanted)) return minimum;
  const grid = Math.max(step, 1);
  // The largest value that can be bought: a maximum between two steps is none.
  const most = maximum === Number.POSITIVE_INFINITY ? maximum : downTo(maximum, minimum, grid);
  const nearest = Math.abs(wanted) === Number.POSITIVE_INFINITY ? wanted : toGrid(wanted, minimum, grid);
  return Math.max(minimum, Math.min(nearest, most));
}

const toGrid = (value: number, minimum: number, step: number) =>
  minimum + Math.round((value - minimum) / step) * step;

const downTo = (value: number, minimum: number, step: number) =>
  minimum + Math.max(0, Math.floor((value - minimum) / step)) * step;

/** Whether a quantity may stand in an input with enforcement on: not outside its `min` and `max`, in any layout (BULK-26). */
export function isAccepted(
  typed: string,
  { minimum, maximum }: Pick<QuantityLimits, 'minimum' | 'maximum'>,
): boolean {
  const wanted = numberIn(typed);
  return wanted >= minimum && wanted <= maximum;
}

/** Where step 1 is forced, a fractional quantity is truncated to an integer; anything else stays as it was typed (BULK-27). */
export function truncateQuantity(typed: string): string {
  const wanted = numberIn(typed);
  return Number.isFinite(wanted) && !Number.isInteger(wanted) ? String(Math.trunc(wanted)) : typed;
}
