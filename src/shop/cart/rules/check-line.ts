import { checkQuantity, type QuantityProblem } from '#shop/quantities/rules/check-quantity.ts';
import { type QuantityRule, quantityLimits } from '#shop/quantities/rules/quantity-limits.ts';

/** Why a line may not hold a quantity, with the figures that the sentence needs (QTY-02). */
export type LineRefusal =
  | QuantityProblem
  | { readonly code: 'sold-individually' }
  | { readonly code: 'out-of-stock' }
  | { readonly code: 'not-enough-stock'; readonly available: number };

/** Checks what a line would hold against stock first, then against the item's own limits; null when it may be bought (QTY-02). */
export function checkLine(quantity: number, rule: QuantityRule): LineRefusal | null {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return { code: 'not-a-quantity' };
  if (rule.available !== null && rule.available <= 0) return { code: 'out-of-stock' };
  if (rule.soldIndividually && quantity > 1) return { code: 'sold-individually' };
  const withoutStock = quantityLimits({ ...rule, available: null });
  const problem = checkQuantity(quantity, withoutStock);
  if (problem) return problem;
  if (rule.available !== null && quantity > rule.available) {
    return { code: 'not-enough-stock', available: rule.available };
  }
  return null;
}
