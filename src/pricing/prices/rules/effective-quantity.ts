/** What stands in the cart and beside the entered quantity, in pieces. */
export type QuantityInView = {
  readonly entered: number;
  /** of the same product, in the cart */
  readonly inCart: number;
  /** everything in the cart, pieces of this product included */
  readonly cartTotal: number;
  /** selected in other rows for variations of the same product */
  readonly siblings: number;
};

/**
 * The effective quantity that tiers are chosen by, in pieces (TIER-11): what is entered, what of the product is in the cart, and what is
 * selected of its other variations; where the whole cart counts, its other goods too. No piece is counted twice.
 */
export function effectiveQuantity(view: QuantityInView, mode: { readonly wholeCart: boolean }): number {
  const { entered, inCart, cartTotal, siblings } = view;
  const others = mode.wholeCart ? Math.max(0, cartTotal - inCart) : 0;
  return entered + inCart + others + siblings;
}
