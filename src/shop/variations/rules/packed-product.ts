import type { ProductDetail } from '#shop/product-page/rules/product-detail.ts';
import { packVariations, unpackVariations } from './pack-variations.ts';

/** A product as it travels into a browser: its variations are one short text. */
export type PackedProduct = Omit<ProductDetail, 'variations'> & { readonly variations: string | null };

export function packProduct(product: ProductDetail): PackedProduct {
  const { variations } = product;
  return { ...product, variations: variations && packVariations(variations) };
}

export function unpackProduct(product: PackedProduct): ProductDetail {
  const { variations } = product;
  return { ...product, variations: variations === null ? null : unpackVariations(variations) };
}
