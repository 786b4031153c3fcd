import { percentile } from './percentile.ts';

/** The one in the middle. */
export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
