import type { QuantityInView } from '#pricing/prices/rules/effective-quantity.ts';
import { piecesInCart } from '#pricing/prices/rules/pieces-in-cart.ts';
import type { TierCounting } from '#pricing/prices/rules/tier-terms.ts';
import type { CartLine as ShownLine } from '#selling/cart/rules/cart-state.ts';
import type { BulkItem } from '../bulk-item.ts';

type CartLine = Pick<ShownLine, 'productId' | 'variationId' | 'quantity'>;

/** Another row of the form with a quantity. */
export type OtherRow = { readonly item: Pick<BulkItem, 'id' | 'productId'>; readonly quantity: number };

/** How many pieces of exactly this item the cart holds (BULK-29). */
export function itemInCart(lines: readonly CartLine[], itemId: number): number {
  return lines
    .filter((line) => (line.variationId ?? line.productId) === itemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** All that counts for the tier of a row: what is entered, what is in the cart, and other rows of the same product (TIER-11). */
export function quantityInView(
  { item, quantity }: OtherRow,
  lines: readonly CartLine[],
  others: readonly OtherRow[],
  counting: TierCounting,
): QuantityInView {
  const variationId = item.id === item.productId ? null : item.id;
  const pieces = piecesInCart(lines, { productId: item.productId, variationId }, counting);
  const siblings = others
    .filter((other) =>
      counting.variationsTogether ? other.item.productId === item.productId : other.item.id === item.id,
    )
    .reduce((sum, other) => sum + other.quantity, 0);
  return { entered: quantity, ...pieces, siblings };
}
