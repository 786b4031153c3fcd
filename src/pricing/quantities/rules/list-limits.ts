import type { QuantityRule } from './quantity-limits.ts';

/** What the buyers of a price list may take of an item; null where the item's own value stands. */
export type ListLimits = {
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly step: number | null;
};

/** The rule of an item for the buyers of a list: each value of the list stands in for the item's own (QTY-02). */
export function withListLimits(rule: QuantityRule, limits: ListLimits | null): QuantityRule {
  if (!limits) return rule;
  return {
    ...rule,
    minQuantity: limits.minimum ?? rule.minQuantity,
    maxQuantity: limits.maximum ?? rule.maxQuantity,
    step: limits.step ?? rule.step,
  };
}
