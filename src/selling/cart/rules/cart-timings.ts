const minute = 60_000;

/** How long a stored cart is trusted, in milliseconds (FRAG-09). */
export const fragmentsLifeMs = 24 * 60 * minute;

/** How long a refresh of the cart may take, in milliseconds (FRAG-12). */
export const refreshTimeoutMs = 5000;

/** How long after an add the success message is announced to screen readers, in milliseconds (CART-10). */
export const announceAfterMs = 1000;

/** A notice gets the focus this long after it appeared, in milliseconds (SITE-32). */
export const noticeFocusMs = 500;

/** How far above a notice the page stops, in pixels, and how long it scrolls there, in milliseconds (SITE-32). */
export const noticeOffsetPx = 100;
export const noticeScrollMs = 1000;

/** How long the cart page waits for more clicks on a quantity before it asks the server, in milliseconds. */
export const quantityPauseMs = 400;
