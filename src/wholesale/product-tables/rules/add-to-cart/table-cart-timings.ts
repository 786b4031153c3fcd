/** A typed quantity takes effect this long after the last keyup, in milliseconds (TAB-54). */
export const quantityPauseMs = 1500;

/** The marks of the cart are asked for once in this time at most, in milliseconds (TAB-78). */
export const refreshEveryMs = 1000;

/** When they are asked for again after an add, in milliseconds (TAB-78). */
export const refreshAfterMs = [25, 50, 100, 200] as const;

/** How long a notice stays where nothing else is set, in milliseconds (TAB-88). */
export const noticeMs = 2000;

/** The widest viewport that is a mobile one, in pixels (TAB-92). */
export const mobileUpToPx = 500;

/** The longest note that a row may carry, in characters. */
export const longestNote = 200;
