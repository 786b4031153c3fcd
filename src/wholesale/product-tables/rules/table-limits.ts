/** How long after the last key a search box waits before the table reacts, in milliseconds (TAB-21). */
export const searchPauseMs = 500;

/** How long after loading the selects of a table are triggered once more, for what was preset, in milliseconds (TAB-50). */
export const reselectMs = 4000;

/** Infinite scroll asks for more so many pixels before the end of the table (TAB-37), and then rests, in milliseconds (TAB-38). */
export const scrollMarginPx = 500;
export const scrollRestMs = 20_000;

/** Scrolling is over, and with it one jump, when no more of it came for so long, in milliseconds. */
export const scrollEndMs = 150;

/** Rows of one page of a table. */
export const usualPageSize = 20;
export const largestPageSize = 100;

/** A table whose rows are loaded by and by is opened again with so many of them at most. */
export const mostRowsAtOnce = 200;

/** A row embeds up to so many variations; the row of a product with more leads to its page. */
export const mostRowVariations = 100;

/** So many values of a field can be chosen at once in the query search (SEL-08): of more, a table shows nearly everything. */
export const mostFieldChoices = 5;
