/** What a drop-down with a search box says; numbers are counts of characters and of chosen options. */
export type DropDownWords = {
  readonly search: string;
  readonly noMatches: string;
  readonly searching: string;
  readonly loadingMore: string;
  readonly loadFailed: string;
  readonly tooShort: (missing: number) => string;
  readonly tooLong: (surplus: number) => string;
  readonly limitReached: (limit: number) => string;
};
