import type { Cents } from '#shop/money/rules/cents.ts';

/** A price in cents that holds from a quantity on. */
export type PriceTier = { readonly minQuantity: number; readonly price: Cents };

/** The tier with the largest threshold that does not exceed the effective quantity, or null (TIER-12). */
export function tierFor(tiers: readonly PriceTier[], effectiveQuantity: number): PriceTier | null {
  let found: PriceTier | null = null;
  for (const tier of tiers) {
    if (tier.minQuantity <= effectiveQuantity && (!found || tier.minQuantity > found.minQuantity))
      found = tier;
  }
  return found;
}
