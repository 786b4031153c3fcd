import type { QuantityLimits } from './quantity-limits.ts';

/** Why a quantity is refused, with the figure that the sentence needs (QTY-02). */
export type QuantityProblem =
  | { readonly code: 'not-a-quantity' }
  | { readonly code: 'below-minimum'; readonly minimum: number }
  | { readonly code: 'above-maximum'; readonly maximum: number }
  | { readonly code: 'not-a-multiple'; readonly step: number };

/** Checks a wanted quantity against the limits; null when it may be bought. */
export function checkQuantity(quantity: number, limits: QuantityLimits): QuantityProblem | null {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) return { code: 'not-a-quantity' };
  if (quantity < limits.minimum) return { code: 'below-minimum', minimum: limits.minimum };
  if (quantity > limits.maximum) return { code: 'above-maximum', maximum: limits.maximum };
  if (quantity % limits.step !== 0) return { code: 'not-a-multiple', step: limits.step };
  return null;
}
