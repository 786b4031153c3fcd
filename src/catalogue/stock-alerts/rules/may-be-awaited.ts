import type { ProductDetail } from '#catalogue/variations/rules/product-detail.ts';

/**
 * Whether a product page offers an email about new stock: the product is out of stock, or one of its variations. Of variations that the page does not hold any
 * may be, which the form then says.
 */
export function mayBeAwaited({
  stock,
  variations,
  type,
}: Pick<ProductDetail, 'stock' | 'variations' | 'type'>): boolean {
  if (stock.kind === 'out-of-stock') return true;
  if (type !== 'variable') return false;
  return variations === null || variations.some((one) => one.stock.kind === 'out-of-stock');
}
