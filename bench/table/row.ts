/** One measure of one size of shop; `yardstick` comes from the same run and has the same unit. */
export type Figure = { readonly value: number; readonly yardstick?: number };

/** A line of the table. */
export type Row = {
  readonly measure: string;
  /** digits after the point */
  readonly digits: number;
  readonly unit: string;
  /** by number of products */
  readonly figures: Map<number, Figure>;
  readonly target?: Target;
};

export type Target = {
  readonly words: string;
  reached(figure: Figure, products: number): boolean;
};

/** At least so many. */
export const atLeast = (least: number): Target => ({
  words: `≥ ${least}`,
  reached: ({ value }) => value >= least,
});

/** At most so many. */
export const atMost = (most: number): Target => ({
  words: `≤ ${most}`,
  reached: ({ value }) => value <= most,
});

/** At most so many times the yardstick, which has a name. */
export const atMostTimes = (times: number, yardstickName: string): Target => ({
  words: `≤ ${100 * times} % of ${yardstickName}`,
  reached: ({ value, yardstick = 0 }) => value <= times * yardstick,
});

/** At least a share of what the yardstick does. */
export const ofYardstick = (share: number): Target => ({
  words: `≥ ${share * 100} % of the yardstick`,
  reached: ({ value, yardstick = Number.POSITIVE_INFINITY }) => value >= share * yardstick,
});
