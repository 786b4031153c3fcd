/** No VAT number is longer than this, prefix included. */
export const longestVatNumber = 16;

/** The checkout refreshes this long after the shop has heard of a new country of delivery, in milliseconds (VAT-13). */
export const refreshAfterCountryMs = 250;

/** So many checks may one visitor ask for in so many milliseconds: the register is shared with all of Europe. */
export const checksAtMost = 20;
export const checksSpanMs = 10 * 60 * 1000;

/** An unknown check is retried after so many milliseconds, each time after twice as many up to the longest, at most so often. */
export const firstRetryMs = 5 * 60 * 1000;
export const longestRetryMs = 6 * 60 * 60 * 1000;
export const mostRetries = 40;
