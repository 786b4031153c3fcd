import { largestLineQuantity } from './largest-quantities.ts';

/** Between which whole numbers, and in which steps, an item can be bought (QTY-02). */
export type QuantityLimits = { readonly minimum: number; readonly maximum: number; readonly step: number };

/** What an item says of its own quantities; `available` is null where stock does not limit it. */
export type QuantityRule = {
  readonly minQuantity: number;
  readonly maxQuantity: number | null;
  readonly step: number;
  readonly soldIndividually: boolean;
  readonly available: number | null;
};

/** The limits of an item: minimum raised to a multiple of the step, maximum the lower of rule and stock, lowered to one (wire 1.1). */
export function quantityLimits(rule: QuantityRule): QuantityLimits {
  if (rule.soldIndividually) return { minimum: 1, maximum: 1, step: 1 };
  const step = Math.max(1, rule.step);
  const minimum = Math.max(step, Math.ceil(rule.minQuantity / step) * step);
  const ceiling = Math.min(rule.maxQuantity ?? largestLineQuantity, rule.available ?? largestLineQuantity);
  const maximum = Math.max(minimum, Math.floor(ceiling / step) * step);
  return { minimum, maximum, step };
}
