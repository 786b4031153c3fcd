import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { divideHalfUp } from '#foundation/money/rules/round-half-up.ts';
import { isRunning, type Validity } from './validity.ts';

/** What a price list takes off the shop's regular price; without brand and category it takes it off everything. */
export type ListPercentage = {
  readonly basisPoints: number;
  readonly brand: { readonly id: number; readonly name: string } | null;
  /** `depth` is 1 for a department, one more for each step below it; what stands below a category belongs to it */
  readonly category: { readonly id: number; readonly name: string; readonly depth: number } | null;
  readonly validity?: Validity;
};

/** What of an item decides which percentages concern it; `categoryIds` has all categories above its own as well. */
export type PercentageItem = { readonly brandId: number | null; readonly categoryIds: readonly number[] };

/**
 * The percentage that counts at a moment in milliseconds, or null. The most specific wins: a brand within a category before a category,
 * a category before a brand, a brand before the whole list; of two categories the deeper one, and then the larger percentage.
 */
export function percentageFor(
  percentages: readonly ListPercentage[],
  item: PercentageItem,
  at: number,
): ListPercentage | null {
  let best: ListPercentage | null = null;
  for (const one of percentages) {
    if (!concerns(one, item) || !isRunning(one.validity, at)) continue;
    if (!best || compare(one, best) > 0) best = one;
  }
  return best;
}

/** A regular price in cents less a percentage in basis points, rounded half up to the cent. */
export function lessPercentage(regular: Cents, basisPoints: number): Cents {
  return toCents(divideHalfUp(regular * (10_000 - basisPoints), 10_000));
}

function concerns({ brand, category }: ListPercentage, item: PercentageItem): boolean {
  return (
    (brand === null || brand.id === item.brandId) &&
    (category === null || item.categoryIds.includes(category.id))
  );
}

const rankOf = ({ brand, category }: ListPercentage) => (category ? 2 : 0) + (brand ? 1 : 0);

function compare(one: ListPercentage, other: ListPercentage): number {
  return (
    rankOf(one) - rankOf(other) ||
    (one.category?.depth ?? 0) - (other.category?.depth ?? 0) ||
    one.basisPoints - other.basisPoints
  );
}
