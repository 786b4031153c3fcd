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

/** What may be typed and chosen: lengths in characters; of `chosen` options at most so many. */
export type DropDownLimits = {
  readonly shortest?: number;
  readonly longest?: number;
  readonly chosen?: number;
};

/** How far the looking up is. */
export type LookupState = 'idle' | 'searching' | 'more' | 'failed' | 'done';

export type DropDownMoment = {
  readonly typed: string;
  readonly hits: number;
  readonly chosen: number;
  readonly lookup: LookupState;
};

/** Why a drop-down does not look anything up, as its note says; null where it does. */
export function whyNotLookUp(
  { typed, chosen }: Pick<DropDownMoment, 'typed' | 'chosen'>,
  limits: DropDownLimits,
  words: DropDownWords,
): string | null {
  // Counts code points: an emoji is one character.
  const length = [...typed.trim()].length;
  const {
    shortest = 0,
    longest = Number.POSITIVE_INFINITY,
    chosen: most = Number.POSITIVE_INFINITY,
  } = limits;
  if (chosen >= most) return words.limitReached(most);
  if (length < shortest) return words.tooShort(shortest - length);
  if (length > longest) return words.tooLong(length - longest);
  return null;
}

/** The one sentence that a drop-down says at a moment; null where its options speak for themselves. */
export function dropDownNote(
  moment: DropDownMoment,
  limits: DropDownLimits,
  words: DropDownWords,
): string | null {
  const hindrance = whyNotLookUp(moment, limits, words);
  if (hindrance !== null) return hindrance;
  switch (moment.lookup) {
    case 'searching':
      return words.searching;
    case 'more':
      return words.loadingMore;
    case 'failed':
      return words.loadFailed;
    case 'done':
      return moment.hits === 0 ? words.noMatches : null;
    case 'idle':
      return null;
  }
}
