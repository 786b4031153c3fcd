import type { ShownTier } from '#pricing/prices/rules/tier-rows.ts';

/** Tiers as programs read them, euro with a point: `10:7.50;50:7.00` (TIER-02). */
export function writeTierString(tiers: readonly ShownTier[]): string {
  return tiers.map(({ from, unit }) => `${from}:${(unit / 100).toFixed(2)}`).join(';');
}
