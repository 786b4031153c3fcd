import { unlimitedQuantity } from './largest-quantities.ts';
import { type QuantityLimits, type QuantityRule, quantityLimits } from './quantity-limits.ts';

/**
 * The `min`, `max` and `step` of an item's quantity input: those of the item, and without a maximum of its own or of its stock
 * 999999999 (QTY-02, QTY-03). The server checks limits once more when something is added to a cart.
 */
export function inputLimits(rule: QuantityRule): QuantityLimits {
  const limits = quantityLimits(rule);
  const isOpen = rule.maxQuantity === null && rule.available === null && !rule.soldIndividually;
  return isOpen ? { ...limits, maximum: unlimitedQuantity } : limits;
}
