/** Where a quantity is entered or filled in. */
export type QuantityPlace = 'tier-click' | 'classic-bulk' | 'elsewhere';

/** The minimum of a quantity that has no value of its own: 1, but 0 in the classic bulk form (QTY-04). */
export function defaultMinimum(place: QuantityPlace): number {
  return place === 'classic-bulk' ? 0 : 1;
}
