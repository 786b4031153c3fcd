import { useEffect, useState } from 'react';
import { clampQuantity } from '#pricing/quantities/rules/clamp-quantity.ts';
import { snapQuantity } from '#pricing/quantities/rules/snap-quantity.ts';
import type { ProductDetail } from '../rules/product-detail.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';

/** The quantity beside the choice: brought within the limits of the variation that is found (VAR-21, VAR-22, VAR-30, VAR-31). */
export function useVariationQuantity(
  product: Pick<ProductDetail, 'limits' | 'variationAttributes'>,
  found: VariationChoice | null,
): readonly [number, (quantity: number) => void] {
  const bySwatches = product.variationAttributes.some((attribute) => attribute.swatches);
  const [quantity, setQuantity] = useState(product.limits.minimum);
  useEffect(() => {
    if (!found) return;
    const { limits, soldIndividually } = found;
    const bring = bySwatches ? snapQuantity : clampQuantity;
    setQuantity((before) => (soldIndividually ? 1 : bring(String(before), limits)));
  }, [found, bySwatches]);
  return [quantity, setQuantity];
}
