/** Scroll position in pixels from which on the main header sticks (SITE-04). */
export const headerSticksFromPx = 250;

/** Scroll position in pixels from which on the breadcrumb bar sticks below the header (SITE-05). */
export const crumbsStickFromPx = 420;

/** Scroll position in pixels beyond which the scroll-to-top button is active (SITE-06). */
export const toTopActiveBeyondPx = 200;

/** How long the way to the top takes, in milliseconds (SITE-06). */
export const toTopDurationMs = 600;
