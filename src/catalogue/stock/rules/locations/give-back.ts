/** Pieces of an item that an order has from a location. */
export type SoldPieces = { readonly id: number; readonly left: number };

/** Where returned pieces go back to: to the last location that served them first, never more than it served. */
export function giveBack(
  sold: readonly SoldPieces[],
  quantity: number,
): readonly { readonly id: number; readonly quantity: number }[] {
  let missing = quantity;
  return sold.toReversed().flatMap(({ id, left }) => {
    const pieces = Math.min(missing, left);
    missing -= pieces;
    return pieces > 0 ? [{ id, quantity: pieces }] : [];
  });
}
