/** How long after the last key a search box waits before the table reacts, in milliseconds (TAB-21). */
export const searchPauseMs = 500;

/** How long after loading the selects of a table are triggered once more, for what was preset, in milliseconds (TAB-50). */
export const reselectMs = 4000;

/** Infinite scroll loads more so many pixels before the end of the table (TAB-37), and then pauses, in milliseconds (TAB-38). */
export const scrollMarginPx = 500;
export const scrollRestMs = 20_000;

/** Scrolling is over, and with it one jump, when no more of it came for so long, in milliseconds. */
export const scrollEndMs = 150;

/** Rows of one page of a table. */
export const usualPageSize = 20;
export const largestPageSize = 100;

/** A table whose rows are loaded by and by is reopened with so many of them at most. */
export const mostRowsAtOnce = 200;

/** A row embeds up to so many variations; the row of a product with more leads to its page. */
export const mostRowVariations = 100;

/** So many values of a field can be chosen at once in the query search (SEL-08): of more, a table shows nearly everything. */
export const mostFieldChoices = 5;

/** How a table offers further rows (TAB-32). */
export const pagingKinds = ['links', 'load_more', 'infinite_scroll'] as const;
export type PagingKind = (typeof pagingKinds)[number];

/** The most columns of a table, and the longest text that staff write for it. */
export const mostColumns = 30;
export const longestText = 200;

/** A typed quantity takes effect this long after the last keyup, in milliseconds (TAB-54). */
export const quantityPauseMs = 1500;

/** The marks of the cart are asked for once in this time at most, in milliseconds (TAB-78). */
export const refreshEveryMs = 1000;

/** When they are refreshed after an add, in milliseconds (TAB-78). */
export const refreshAfterMs = [25, 50, 100, 200] as const;

/** How long a notice stays where nothing else is set, in milliseconds (TAB-88). */
export const noticeMs = 2000;

/** The widest viewport that is a mobile one, in pixels (TAB-92). */
export const mobileUpToPx = 500;

/** The longest note that a row may carry, in characters. */
export const longestNote = 200;

type DeviceMode = 'mobile' | 'desktop';

/** The mode of a table in a viewport so many pixels wide: mobile up to 500 px (TAB-92, TAB-93). */
export function deviceMode(viewportWidth: number): DeviceMode {
  return viewportWidth <= mobileUpToPx ? 'mobile' : 'desktop';
}
