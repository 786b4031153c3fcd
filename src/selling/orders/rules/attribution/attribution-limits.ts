/** How long the source of a visit is remembered, in months of 30 days (ATTR-09). */
export const lifetimeMonths = 0.00001;

/** How long a session lasts after its last page, in minutes (ATTR-10). */
export const sessionMinutes = 30;

/** What the form's inputs begin with (ATTR-02). */
export const attributionPrefix = 'wc_order_attribution_';

/** The longest stored value of a visit in characters, in an order and in a cookie: browsers drop cookies over 4096 bytes. */
export const longestValue = 1000;
export const longestCookieValue = 3800;
