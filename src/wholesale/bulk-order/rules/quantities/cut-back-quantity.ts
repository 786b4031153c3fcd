/** A quantity as it may stay, and whether it had to be cut back. */
export type CutBack = { readonly quantity: number; readonly isCut: boolean };

/**
 * What is left of an entered quantity: if it and the pieces in the cart exceed maximum or stock, the maximum less what is in the cart,
 * and never less than nothing (BULK-29).
 */
export function cutBackQuantity(
  entered: number,
  held: { readonly inCart: number; readonly maximum: number },
): CutBack {
  const { inCart, maximum } = held;
  if (entered + inCart <= maximum) return { quantity: entered, isCut: false };
  return { quantity: Math.max(0, maximum - inCart), isCut: true };
}
