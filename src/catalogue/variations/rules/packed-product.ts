import { packVariations, unpackVariations } from './pack-variations.ts';
import type { VariationChoice } from './variation-choice.ts';

type WithVariations = { readonly variations: readonly VariationChoice[] | null };

/** A product as it travels into a browser: its variations are one short text. */
export type PackedProduct<P extends WithVariations> = Omit<P, 'variations'> & {
  readonly variations: string | null;
};

export function packProduct<P extends WithVariations>(product: P): PackedProduct<P> {
  const { variations } = product;
  return { ...product, variations: variations && packVariations(variations) };
}

export function unpackProduct<P extends { readonly variations: string | null }>(
  product: P,
): Omit<P, 'variations'> & WithVariations {
  const { variations } = product;
  return { ...product, variations: variations === null ? null : unpackVariations(variations) };
}
