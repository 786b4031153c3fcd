import type { AttributeChoice } from '#catalogue/variations/rules/match-variation.ts';

/** The text that a line's key is the digest of: the same product with the same choices is the same line (wire 2.3). */
export function cartLineKeyText(
  productId: number,
  variationId: number | null,
  attributes: AttributeChoice,
): string {
  const chosen = Object.entries(attributes)
    .map(([name, value]) => name + value)
    .join('');
  return [String(productId), variationId === null ? '' : String(variationId), chosen]
    .filter((part) => part !== '')
    .join('_');
}
