import { checkQuantity, type QuantityProblem } from '#pricing/quantities/rules/check-quantity.ts';
import { type QuantityRule, quantityLimits } from '#pricing/quantities/rules/quantity-limits.ts';

/** Why a line may not have a quantity, with the figures for the message (QTY-02). */
export type LineRefusal =
  | QuantityProblem
  | { readonly code: 'sold-individually' }
  | { readonly code: 'out-of-stock' }
  | { readonly code: 'not-enough-stock'; readonly available: number };

/** Checks a line's quantity against stock first, then against the item's own limits; null when it may be bought (QTY-02). */
export function checkLine(quantity: number, rule: QuantityRule): LineRefusal | null {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return { code: 'not-a-quantity' };
  if (rule.available !== null && rule.available <= 0) return { code: 'out-of-stock' };
  if (rule.soldIndividually && quantity > 1) return { code: 'sold-individually' };
  const problem = checkQuantity(quantity, quantityLimits({ ...rule, available: null }));
  const most = problem?.code === 'above-maximum' ? problem.maximum : quantity;
  const isInTheWay = problem === null || problem.code === 'above-maximum';
  // The lower of the two bounds is named: the stock, or the largest quantity that any line may have.
  if (isInTheWay && rule.available !== null && quantity > rule.available && rule.available <= most) {
    return { code: 'not-enough-stock', available: rule.available };
  }
  return problem;
}
