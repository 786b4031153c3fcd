import type { Cents } from '#foundation/money/rules/cents.ts';
import { isRunning, type Validity } from './validity.ts';

/** A price in cents that holds from a quantity on. */
export type PriceTier = {
  readonly minQuantity: number;
  readonly price: Cents;
  readonly validity?: Validity;
  /** of the variable product, for those of its variations that have nothing of their own */
  readonly inherited?: boolean;
};

/** The tier with the largest threshold that does not exceed the effective quantity, or null (TIER-12). */
export function tierFor<Tier extends PriceTier>(
  tiers: readonly Tier[],
  effectiveQuantity: number,
): Tier | null {
  let found: Tier | null = null;
  for (const tier of tiers) {
    if (tier.minQuantity <= effectiveQuantity && (!found || tier.minQuantity > found.minQuantity))
      found = tier;
  }
  return found;
}

/**
 * The tiers that hold at a moment in milliseconds: a variation's own replace those of its product; of two tiers for the same quantity
 * the one that began last holds, so that a limited offer replaces the permanent price.
 */
export function tiersAt(tiers: readonly PriceTier[], at: number): readonly PriceTier[] {
  const running = tiers.filter((tier) => isRunning(tier.validity, at));
  const hasOwn = running.some((tier) => !tier.inherited);
  const byQuantity = new Map<number, PriceTier>();
  for (const tier of running) {
    if (hasOwn && tier.inherited) continue;
    const other = byQuantity.get(tier.minQuantity);
    if (!other || beginOf(tier) > beginOf(other)) byQuantity.set(tier.minQuantity, tier);
  }
  return [...byQuantity.values()];
}

const beginOf = (tier: PriceTier) => tier.validity?.from ?? Number.NEGATIVE_INFINITY;
