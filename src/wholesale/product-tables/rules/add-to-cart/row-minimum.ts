/** What decides how few pieces a row starts from. */
type RowMinimumTerms = {
  /** the least that can be bought of the item, 1 where it says nothing */
  readonly own: number;
  readonly inStock: boolean;
  /** the site's `return_zero` */
  readonly returnZero: string;
};

/** The quantity that a row starts from: the item's own minimum, which is 1 by default; 0 where `return_zero` is `'1'` or nothing is left (TAB-52, TAB-53). */
export function rowMinimum({ own, inStock, returnZero }: RowMinimumTerms): number {
  return inStock && returnZero !== '1' ? Math.max(1, own) : 0;
}

/** The minimum of a row once it was among those of a bulk add: 0, or none, becomes 1 (TAB-72). */
export function minimumAfterBulk(minimum: number | null): number {
  return minimum === null || minimum <= 0 ? 1 : minimum;
}
