import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import type { ButtonTexts } from '#catalogue/products/storefront/buy-action.ts';
import type { Words } from '#kit/words/storefront/use-words.ts';

export type ButtonProduct = Pick<ProductCard, 'id' | 'type' | 'name' | 'sku' | 'minQuantity'>;

/** The texts of a product's add button (wire 2.2). */
export function buttonTexts(product: ButtonProduct, { cart }: Words): ButtonTexts {
  const { id, type, name, sku, minQuantity } = product;
  return {
    id: String(id),
    type,
    name,
    sku: sku ?? '',
    quantity: String(minQuantity),
    href: `?add-to-cart=${id}${minQuantity > 1 ? `&quantity=${minQuantity}` : ''}`,
    notice: cart.addedNotice(name, minQuantity),
  };
}
