/** So many lines a list holds at most. */
export const MAX_QUOTE_LIST_LINES = 100;

/** So many pieces of one line. */
export const MAX_QUOTE_LIST_QUANTITY = 9999;
