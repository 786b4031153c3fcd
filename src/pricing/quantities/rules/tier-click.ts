import { defaultMinimum } from './default-minimum.ts';
import { unlimitedQuantity } from './largest-quantities.ts';
import type { QuantityLimits } from './quantity-limits.ts';

/** A row of a tier table that was clicked: from one quantity to another, null for `N+`. */
export type ClickedTier = { readonly from: number; readonly to: number | null };

/**
 * The quantity that a click in a tier table fills in: of a range its end, or its beginning where the setting says so (TIER-07), of `N+`
 * N (TIER-08), moved to a multiple of the step, down for a range and up for `N+` (TIER-10), and clamped to the input's limits, without
 * values of its own 1 and 999999999 (TIER-09, QTY-04).
 */
export function tierClickQuantity(
  tier: ClickedTier,
  limits: Partial<QuantityLimits>,
  useLowest: boolean,
): number {
  const { minimum = defaultMinimum('tier-click'), maximum = unlimitedQuantity, step = 1 } = limits;
  const wanted = tier.to === null || useLowest ? tier.from : tier.to;
  const clamped = Math.min(Math.max(wanted, minimum), maximum);
  if (step <= 1) return clamped;
  const snapped = tier.to === null ? Math.ceil(clamped / step) * step : Math.floor(clamped / step) * step;
  // A multiple outside of the limits could not be bought.
  if (snapped < minimum) return Math.min(snapped + step, maximum);
  return snapped > maximum ? Math.max(snapped - step, minimum) : snapped;
}
