import type { QuantityLimits } from './quantity-limits.ts';

/** Raises a quantity that is under the minimum to it, provided that the minimum is 0 or more (QTY-01). */
export function raiseToMinimum(quantity: number, minimum: number): number {
  return minimum >= 0 && quantity < minimum ? minimum : quantity;
}

/** Keeps what was typed between minimum and maximum, a fraction as the next whole number; what is no number becomes the minimum (VAR-22). */
export function clampQuantity(typed: string, limits: Pick<QuantityLimits, 'minimum' | 'maximum'>): number {
  const quantity = typed.trim() === '' ? Number.NaN : Math.ceil(Number(typed));
  if (Number.isNaN(quantity)) return limits.minimum;
  return Math.min(raiseToMinimum(quantity, limits.minimum), limits.maximum);
}

/** One step more or less, inside the limits; from between two steps to the next of them. */
export function stepQuantity(quantity: number, direction: -1 | 1, limits: QuantityLimits): number {
  const { minimum, maximum, step } = limits;
  const steps = direction === 1 ? Math.floor(quantity / step) + 1 : Math.ceil(quantity / step) - 1;
  return Math.min(Math.max(steps * step, minimum), maximum);
}
