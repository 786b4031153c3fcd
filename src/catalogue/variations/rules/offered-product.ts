import { packVariations, unpackVariations } from './pack-variations.ts';
import type { ProductDetail } from './product-detail.ts';

/** What the top of a product page shows, from gallery to button: a product without its long texts and lists. */
export type OfferedProduct = Omit<
  ProductDetail,
  'attributes' | 'choices' | 'crumbs' | 'description' | 'minQuantity' | 'oeNumbers' | 'picture' | 'vehicles'
>;

/** It as it travels into a browser: its variations are one short text. */
export type PackedProduct = Omit<OfferedProduct, 'variations'> & { readonly variations: string | null };

export function packProduct(product: ProductDetail): PackedProduct {
  const {
    attributes,
    choices,
    crumbs,
    description,
    minQuantity,
    oeNumbers,
    picture,
    vehicles,
    variations,
    ...offered
  } = product;
  return { ...offered, variations: variations && packVariations(variations) };
}

export function unpackProduct(packed: PackedProduct): OfferedProduct {
  const { variations } = packed;
  return { ...packed, variations: variations === null ? null : unpackVariations(variations) };
}
