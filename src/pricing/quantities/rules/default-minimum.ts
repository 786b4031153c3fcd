/** Where a quantity is entered or filled in. */
export type QuantityContext = 'tier-click' | 'classic-bulk' | 'elsewhere';

/** The minimum of a quantity that has no value of its own: 1, but 0 in the classic bulk form (QTY-04). */
export function defaultMinimum(context: QuantityContext): number {
  return context === 'classic-bulk' ? 0 : 1;
}
