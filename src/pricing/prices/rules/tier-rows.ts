import { type Cents, timesQuantity } from '#foundation/money/rules/cents.ts';
import { divideHalfUp } from '#foundation/money/rules/round-half-up.ts';

/** Unit prices in cents in the buyer's mode, from a quantity on; what a product page carries. */
export type ShownTier = { readonly from: number; readonly unit: Cents };

/** A row of the tier table: from one quantity to another (null: without end), the unit price, what it is below the first in percent. */
export type TierRow = ShownTier & { readonly to: number | null; readonly discountPercent: number };

/**
 * The rows of a tier table in the order of their quantities, the first from 1 (TIER-01). A tier that is not lower than all before it is
 * no row: the price would not fall there (TIER-13).
 */
export function tierRows(base: Cents, tiers: readonly ShownTier[]): readonly TierRow[] {
  const falling: ShownTier[] = [{ from: 1, unit: base }];
  for (const tier of [...tiers].sort((a, b) => a.from - b.from)) {
    const lowest = falling.at(-1)?.unit ?? base;
    if (tier.from > 1 && tier.unit < lowest) falling.push(tier);
  }
  if (falling.length === 1) return [];
  return falling.map((tier, index) => {
    const next = falling[index + 1];
    return { ...tier, to: next ? next.from - 1 : null, discountPercent: percentBelow(base, tier.unit) };
  });
}

/** The range cell of a row: `a - b`, `a+`, or a single quantity (TIER-03). */
export function rangeCell({ from, to }: Pick<TierRow, 'from' | 'to'>): string {
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from} - ${to}`;
}

/** The index of the row that counts for an effective quantity (TIER-12); -1 where there are no rows. */
export function activeRow(rows: readonly TierRow[], effectiveQuantity: number): number {
  return rows.findLastIndex((row) => row.from <= effectiveQuantity);
}

/** Unit price times pieces, in whole cents (TIER-14). */
export function tierSubtotal(unit: Cents, pieces: number): Cents {
  return timesQuantity(unit, pieces);
}

function percentBelow(base: Cents, unit: Cents): number {
  return base === 0 ? 0 : divideHalfUp((base - unit) * 100, base);
}
