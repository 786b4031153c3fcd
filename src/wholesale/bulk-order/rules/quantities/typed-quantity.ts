import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { FormOptions } from '../form-options.ts';

/** A quantity as it is left in its field; `cutTo` where there are only so many in stock (BULK-30). */
type SettledQuantity = { readonly text: string; readonly cutTo: number | null };

type Terms = Pick<FormOptions, 'layout' | 'enforcesQuantities' | 'forcesWhole'>;

/**
 * What becomes of a typed quantity when its field is left: whole where step 1 is forced, corrected in the classic layout and not accepted
 * outside its limits in the others where the form enforces them, and never more than what the cart leaves (BULK-24 to BULK-29).
 */
export function settleQuantity(
  typed: string,
  limits: QuantityLimits,
  { inCart, terms }: { readonly inCart: number; readonly terms: Terms },
): SettledQuantity {
  const whole = terms.forcesWhole ? truncateQuantity(typed) : typed;
  const wanted = Number(whole.replace(',', '.'));
  const held = { inCart, maximum: limits.maximum };
  const isMore = whole.trim() !== '' && Number.isFinite(wanted) && cutBackQuantity(wanted, held).isCut;
  const settled = isMore ? String(cutBackQuantity(wanted, held).quantity) : enforced(whole, limits, terms);
  return { text: settled, cutTo: isMore ? limits.maximum : null };
}

function enforced(typed: string, limits: QuantityLimits, { layout, enforcesQuantities }: Terms): string {
  if (!enforcesQuantities) return typed;
  if (layout === 'classic') return String(enforceQuantity(typed, limits));
  return isAccepted(typed, limits) ? typed : String(limits.minimum);
}

/** The pieces that a field holds; 0 for what is no whole quantity. */
export function piecesIn(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** A quantity as it may stay, and whether it had to be cut back. */
type CutBack = { readonly quantity: number; readonly isCut: boolean };

/**
 * What is left of an entered quantity: if it and the pieces in the cart exceed maximum or stock, the maximum less what is in the cart,
 * and never less than nothing (BULK-29).
 */
export function cutBackQuantity(
  entered: number,
  held: { readonly inCart: number; readonly maximum: number },
): CutBack {
  const { inCart, maximum } = held;
  if (entered + inCart <= maximum) return { quantity: entered, isCut: false };
  return { quantity: Math.max(0, maximum - inCart), isCut: true };
}

const numberIn = (typed: string): number => {
  const text = typed.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
};

/**
 * What the classic form makes of a typed quantity with `form_enforce_qty=1`: what is no number becomes the minimum (BULK-24), a number
 * goes to the nearest value of minimum plus a multiple of the step and is clamped to minimum and maximum (BULK-25).
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

/** Whether an input accepts a quantity with enforcement on: not outside its `min` and `max`, in any layout (BULK-26). */
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
