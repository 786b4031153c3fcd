/** Longest title and message, in UTF-16 units as `maxlength` counts them. */
export const MAX_TITLE = 200;
export const MAX_MESSAGE = 5000;

/** How many conversations a page of the account shows (CONV-01), and of the staff's list. */
export const CONVERSATIONS_PER_PAGE = 10;
export const STAFF_CONVERSATIONS_PER_PAGE = 30;

/** The shop gets an email about a message unless the one before it is younger than this, in milliseconds (wire 4.1). */
export const REMINDS_AFTER_MS = 600_000;

/** Within how many milliseconds the same form counts as posted twice. */
export const SAME_FORM_MS = 60_000;

/** How much one customer may write within ten minutes. */
export const WRITING_WINDOW_MS = 600_000;
export const MOST_WRITTEN = 30;

/** Longest text of an email that is shown as a message, and with all that it quotes, in UTF-16 units. */
export const MAX_EMAIL_BODY = 20_000;
export const MAX_EMAIL_ORIGINAL = 200_000;
/** How much somebody without an account may write in that time. */
export const MOST_OF_A_GUEST = 5;
