import type { Cents } from '#foundation/money/rules/cents.ts';
import type { QuantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';

/** What staff know of an item when they offer it to a customer. */
export type ItemFacts = {
  /** the customer's own price of one piece today, in cents in the mode of the customer's group; null where there is none */
  readonly unit: Cents | null;
  /** it can be bought as it is: published, and no product of which a variation has to be chosen */
  readonly isSold: boolean;
  /** the most that can be sold now; null where stock does not limit it */
  readonly available: number | null;
  readonly limits: QuantityLimits;
};

export type QuantityWarning =
  | { readonly code: 'not-sold' }
  | { readonly code: 'not-enough-stock'; readonly available: number }
  | { readonly code: 'below-minimum'; readonly minimum: number }
  | { readonly code: 'above-maximum'; readonly maximum: number }
  | { readonly code: 'not-in-steps'; readonly step: number };

/** What staff should know before they offer a quantity; an offer may go beyond the limits of the shop, not beyond its stock. */
export function quantityWarning(
  { isSold, available, limits }: ItemFacts,
  quantity: number,
): QuantityWarning | null {
  const { minimum, maximum, step } = limits;
  if (!isSold) return { code: 'not-sold' };
  if (available !== null && quantity > available) return { code: 'not-enough-stock', available };
  if (quantity < minimum) return { code: 'below-minimum', minimum };
  if (quantity > maximum) return { code: 'above-maximum', maximum };
  return quantity % step === 0 ? null : { code: 'not-in-steps', step };
}
