import type { OfferedProduct } from './offered-product.ts';
import { packVariations, unpackVariations } from './pack-variations.ts';

/** A product as it travels into a browser: its variations are one short text. */
export type PackedProduct = Omit<OfferedProduct, 'variations'> & { readonly variations: string | null };

// The server packs a product for the browser, and renders its page from the same one.
const packedHere = new WeakMap<PackedProduct, OfferedProduct>();

export function packProduct(product: OfferedProduct): PackedProduct {
  const { variations } = product;
  const packed = { ...product, variations: variations && packVariations(variations) };
  packedHere.set(packed, product);
  return packed;
}

export function unpackProduct(packed: PackedProduct): OfferedProduct {
  const known = packedHere.get(packed);
  if (known) return known;
  const { variations } = packed;
  return { ...packed, variations: variations === null ? null : unpackVariations(variations) };
}
