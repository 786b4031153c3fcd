import { toCents } from '#foundation/money/rules/cents.ts';
import { activeRow, type ShownTier, tierRows, tierSubtotal } from '#pricing/prices/rules/tier-rows.ts';

/**
 * What a quantity of a row costs, in cents in the audience's mode, at the tier of that quantity (TAB-44, TIER-13, TIER-14); null where the
 * price is not told. What stands in the cart already may lower it further there.
 */
export function lineTotal(
  price: number | null,
  tiers: readonly ShownTier[],
  quantity: number,
): number | null {
  if (price === null) return null;
  const base = toCents(price);
  const rows = tierRows(base, tiers);
  return tierSubtotal(rows[activeRow(rows, Math.max(1, quantity))]?.unit ?? base, quantity);
}
