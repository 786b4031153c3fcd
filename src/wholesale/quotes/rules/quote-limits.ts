/** How long a missing field stays flagged as required for the browser's own prompt, in milliseconds (QUO-12). */
export const REQUIRED_FLAG_MS = 800;

/** Longest name and answer to a text field, in UTF-16 units as `maxlength` counts them. */
export const MAX_NAME = 200;
export const MAX_EMAIL = 254;
export const MAX_ANSWER = 2000;

/** Most lines of a cart that a quote is asked for. */
export const MAX_QUOTE_LINES = 500;
