/** Pieces of a line of an order that are still to be shipped; `itemId` is null for what is no article of the shop any more. */
export type LineToPick = {
  readonly lineId: number;
  readonly itemId: number | null;
  readonly quantity: number;
  /** in parcels so far */
  readonly shipped: number;
};

/** Pieces of an article that an order has from a location; null is the default one. */
export type PartAtLocation = {
  readonly itemId: number;
  readonly locationId: number | null;
  readonly pieces: number;
};

/** What is fetched of a line, and where. */
export type PlannedPick = {
  readonly lineId: number;
  readonly locationId: number | null;
  readonly quantity: number;
  readonly shippedBefore: number;
};

/**
 * Where the lines of an order are fetched: at the locations that serve it, one after the other. Pieces that have left count as those of the first
 * locations; what no location serves lies at the default one.
 */
export function planPicks(
  lines: readonly LineToPick[],
  parts: readonly PartAtLocation[],
): readonly PlannedPick[] {
  const left = parts.map((part) => ({ ...part }));
  const take = (itemId: number | null, wanted: number) => {
    const taken = new Map<number | null, number>();
    let open = wanted;
    for (const part of left) {
      if (part.itemId !== itemId) continue;
      const pieces = Math.min(open, part.pieces);
      if (pieces === 0) continue;
      part.pieces -= pieces;
      open -= pieces;
      taken.set(part.locationId, (taken.get(part.locationId) ?? 0) + pieces);
    }
    if (open > 0) taken.set(null, (taken.get(null) ?? 0) + open);
    return taken;
  };
  for (const { itemId, shipped } of lines) take(itemId, shipped);
  return lines.flatMap(({ lineId, itemId, quantity, shipped }) =>
    [...take(itemId, quantity)].map(([locationId, pieces]) => ({
      lineId,
      locationId,
      quantity: pieces,
      shippedBefore: shipped,
    })),
  );
}
