/** Words of a search beyond these are left out. */
export const mostSearchWords = 8;

/** Letters of a word beyond these are left out. */
export const longestSearchWord = 40;

/** A code is looked for from this many letters and digits on. */
export const shortestCode = 3;

/** A longer code is none. */
export const longestCode = 60;

/** A search finds at most this many products. */
export const mostHits = 1000;

/** Where so many of the best sold answer, the others are not looked for: twenty pages of a listing. */
export const enoughHits = 480;

/** Characters of a search beyond these are left out. */
export const longestSearch = 200;

/** Letters that must be there before a word is taken for a misspelt one. */
export const shortestMisspelt = 4;

/** From this many letters on a word may hold two wrong ones. */
export const twoErrorsFrom = 6;

/** Milliseconds after the last key before suggestions are asked for. */
export const suggestAfterMs = 120;

/** Letters or digits that must be typed before anything is suggested. */
export const shortestSuggested = 2;

/** Suggestions of each kind at most. */
export const mostSuggested = { products: 6, categories: 4, brands: 3 } as const;

/** Missed searches that are stored at most; rare and old ones are deleted first. */
export const mostMissedSearches = 2000;

/** Letters of a search without results below which it says nothing. */
export const shortestMissedSearch = 2;

/** Letters of a search without results beyond which it is nothing that a shop could have had. */
export const longestMissedSearch = 80;

/** Milliseconds within which the same search counts once: a page may be made twice, and impatient people reload. */
export const missedRepeatMs = 1000;
