/** A product as it is suggested: amounts and codes as the audience reads them. */
export type SuggestedProduct = {
  readonly name: string;
  readonly code: string | null;
  readonly path: string;
  /** address of the picture without width and format, with its widths */
  readonly picture: { readonly base: string; readonly widths: readonly number[] } | null;
  /** as it is written, in the tax mode of the audience; null: on request */
  readonly price: string | null;
  /** the lowest of several */
  readonly isFrom: boolean;
};

/** A listing as it is suggested, with what stands above it. */
export type SuggestedSection = {
  readonly name: string;
  readonly above: string | null;
  readonly path: string;
};

/** What is suggested while somebody types. */
export type Suggestions = {
  /** as the shop understood it */
  readonly words: string;
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly SuggestedSection[];
  readonly brands: readonly SuggestedSection[];
  /** the words that were meant instead of those typed, where nothing answers to these */
  readonly takenFor: string | null;
};
