import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';
import type { FormOptions } from '../form-options.ts';
import { cutBackQuantity } from './cut-back-quantity.ts';
import { enforceQuantity, isAccepted, truncateQuantity } from './enforce-quantity.ts';

/** A quantity as it is left in its field; `cutTo` where there are only so many in stock (BULK-30). */
export type SettledQuantity = { readonly text: string; readonly cutTo: number | null };

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
