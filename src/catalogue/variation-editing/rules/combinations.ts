import { MOST_VARIATIONS } from './variation-limits.ts';

/** An attribute that makes variations, with the ids of its options in their order. */
export type Axis = { readonly attributeId: number; readonly termIds: readonly number[] };
/** The options of a variation by the ids of their attributes; null, like none, is any (VAR-05). */
export type TermChoice = Readonly<Record<number, number | null | undefined>>;

export type Combinations =
  | {
      readonly kind: 'counted';
      /** of all options with each other */
      readonly total: number;
      /** what no variation stands for yet: the ids of its terms in the order of the axes */
      readonly missing: readonly (readonly number[])[];
    }
  | { readonly kind: 'too-many'; readonly total: number }
  | { readonly kind: 'nothing-to-combine' };

/** How many combinations axes have; at most the largest whole number that is exact. */
export const combinationCount = (axes: readonly { readonly termIds: readonly unknown[] }[]): number =>
  axes.length === 0
    ? 0
    : Math.min(
        axes.reduce((count, { termIds }) => count * termIds.length, 1),
        Number.MAX_SAFE_INTEGER,
      );

/**
 * The combinations of all options that no known variation stands for, in the order of the options. A variation with “any” stands for all
 * that it answers. More than 5,000 variations in all are none.
 */
export function missingCombinations(
  axes: readonly Axis[],
  known: readonly TermChoice[],
  most: number = MOST_VARIATIONS,
): Combinations {
  const total = combinationCount(axes);
  if (total === 0) return { kind: 'nothing-to-combine' };
  if (total > most) return { kind: 'too-many', total };
  const covered = new Set<string>();
  for (const choice of known) {
    const pools = axes.map(({ attributeId, termIds }) => {
      const term = choice[attributeId];
      return term === null || term === undefined ? termIds : termIds.filter((one) => one === term);
    });
    for (const one of productOf(pools)) covered.add(one.join(' '));
  }
  const missing = productOf(axes.map(({ termIds }) => termIds)).filter((one) => !covered.has(one.join(' ')));
  if (known.length + missing.length > most) return { kind: 'too-many', total: known.length + missing.length };
  return { kind: 'counted', total, missing };
}

function productOf(pools: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let all: (readonly number[])[] = [[]];
  for (const pool of pools) all = all.flatMap((begun) => pool.map((term) => [...begun, term]));
  return all;
}
