import type { OfferedProduct } from './offered-product.ts';
import { packVariations, unpackVariations } from './pack-variations.ts';

/** A product as it travels into a browser: its variations are one short text. */
export type PackedProduct = Omit<OfferedProduct, 'variations'> & { readonly variations: string | null };

export function packProduct(product: OfferedProduct): PackedProduct {
  const { variations } = product;
  return { ...product, variations: variations && packVariations(variations) };
}

export function unpackProduct(packed: PackedProduct): OfferedProduct {
  const { variations } = packed;
  return { ...packed, variations: variations === null ? null : unpackVariations(variations) };
}
