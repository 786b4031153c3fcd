import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { CartLine } from '#selling/cart/rules/cart-state.ts';

/** A line of the quote list as its page shows it. */
export type QuoteListLine = {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly path: string;
  readonly sku: string | null;
  readonly picture: Picture | null;
  readonly chosen: CartLine['chosen'];
  readonly quantity: number;
};

/** The name of the field that holds how many pieces of a line are wanted. */
export const quantityField = (id: number) => `qty_${id}`;
