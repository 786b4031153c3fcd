/** Longest answer to a text field, in UTF-16 units as `maxlength` counts them. */
export const MAX_TEXT = 200;
export const MAX_LONG_TEXT = 2000;

/** Longest reason that staff may give, in UTF-16 units. */
export const MAX_REASON = 1000;

export const REGISTRATIONS_PER_PAGE = 30;
