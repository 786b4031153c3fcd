/** Pieces on hand and what one has cost on average, in cents; null where that is not known. */
export type CostOfStock = { readonly onHand: number; readonly average: number | null };

/**
 * What a piece costs on average, in cents with four decimals, after pieces have come at a cost: the moving average of what was there and what
 * came. Where nothing was there, or at no known cost, it is that of what came.
 */
export function averageCost(
  { onHand, average }: CostOfStock,
  come: { readonly quantity: number; readonly unitCost: number },
): number {
  if (average === null || onHand <= 0) return come.unitCost;
  const pieces = onHand + come.quantity;
  return Math.round(((onHand * average + come.quantity * come.unitCost) / pieces) * 10_000) / 10_000;
}

/** What pieces are worth at an average cost, in whole cents. */
export const stockValue = (pieces: number, average: number): number => Math.round(pieces * average);
