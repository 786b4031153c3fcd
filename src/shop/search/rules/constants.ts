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
