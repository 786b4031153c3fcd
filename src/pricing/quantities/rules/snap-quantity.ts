import { clampQuantity } from './clamp-quantity.ts';
import { unlimitedQuantity } from './largest-quantities.ts';
import type { QuantityLimits } from './quantity-limits.ts';

/**
 * The quantity beside a variation shown by swatches: clamped to the limits, then moved up to the next multiple of the step if
 * that is below the maximum, and otherwise down to the previous one (VAR-30, VAR-31). Without values of its own the step is 1,
 * the maximum 999999999 (QTY-03).
 */
export function snapQuantity(typed: string, limits: Partial<QuantityLimits>): number {
  const { minimum = 1, maximum = unlimitedQuantity, step = 1 } = limits;
  const clamped = clampQuantity(typed, { minimum, maximum });
  if (step <= 1 || clamped % step === 0) return clamped;
  const next = Math.ceil(clamped / step) * step;
  if (next < maximum) return next;
  const previous = next - step;
  // Below the minimum nothing can be bought: there the multiple above is the only one.
  return previous >= minimum ? previous : Math.min(next, maximum);
}
