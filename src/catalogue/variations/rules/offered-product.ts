import type { ProductDetail } from './product-detail.ts';

/** What the top of a product page shows, from gallery to button: a product without its long texts and lists. */
export type OfferedProduct = Omit<
  ProductDetail,
  'attributes' | 'choices' | 'crumbs' | 'description' | 'minQuantity' | 'oeNumbers' | 'picture' | 'vehicles'
>;

export function offeredProduct(product: ProductDetail): OfferedProduct {
  const { attributes, choices, crumbs, description, minQuantity, oeNumbers, picture, vehicles, ...offered } =
    product;
  return offered;
}
