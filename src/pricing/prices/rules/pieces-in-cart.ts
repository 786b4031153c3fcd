import type { TierCounting } from './tier-terms.ts';

type Line = { readonly productId: number; readonly variationId: number | null; readonly quantity: number };
type Item = { readonly productId: number; readonly variationId: number | null };

/** How many pieces of an item, and how many pieces of anything, the lines of a cart hold (TIER-11). */
export function piecesInCart(
  lines: readonly Line[],
  item: Item,
  { variationsTogether }: Pick<TierCounting, 'variationsTogether'>,
): { readonly inCart: number; readonly cartTotal: number } {
  let inCart = 0;
  let cartTotal = 0;
  for (const line of lines) {
    cartTotal += line.quantity;
    if (line.productId !== item.productId) continue;
    if (variationsTogether || line.variationId === item.variationId) inCart += line.quantity;
  }
  return { inCart, cartTotal };
}
