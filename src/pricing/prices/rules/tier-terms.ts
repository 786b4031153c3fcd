/** How pieces are counted to choose a tier (TIER-11). */
export type TierCounting = {
  /** everything in the cart counts, whatever it is */
  readonly wholeCart: boolean;
  /** variations of one product count together */
  readonly variationsTogether: boolean;
};

/** What the shop's operator decided about tier tables (TIER-04 to TIER-07). */
export type TierTableTerms = TierCounting & {
  readonly highlight: boolean;
  readonly clickFills: boolean;
  readonly useLowest: boolean;
  readonly discountColumn: boolean;
};

/** After how many milliseconds the active tier is highlighted first (TIER-05). */
export const firstHighlightAfterMs = 200;
