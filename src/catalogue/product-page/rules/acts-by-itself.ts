import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import { isComplete } from '#catalogue/variations/rules/variation-answer.ts';
import type { GalleryFeatures } from './gallery-features.ts';

type Shown = Pick<
  OfferedProduct,
  'allAtOnce' | 'soldIndividually' | 'tierTable' | 'tiers' | 'variationAttributes'
>;

/**
 * Whether the top of a product page changes before anybody touches it: its gallery has features (PDP-09), a row of its tiers is highlighted
 * (TIER-05), its variations are asked for (VAR-27), or its presets find one (VAR-23).
 */
export function actsByItself(product: Shown, features: GalleryFeatures | null): boolean {
  const { allAtOnce, soldIndividually, tierTable, tiers, variationAttributes } = product;
  if (features !== null || allAtOnce) return true;
  if (variationAttributes.length === 0) return tierTable !== null && !soldIndividually && tiers.length > 0;
  const presets = Object.fromEntries(variationAttributes.map(({ name, preset }) => [name, preset]));
  return isComplete(Object.keys(presets), presets);
}
