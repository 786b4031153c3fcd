/** So many lines an offer has at most: as many as a quote is asked for. */
export const MAX_OFFER_LINES = 500;

/** The largest quantity of a line. */
export const MAX_LINE_QUANTITY = 9999;

/** Longest name of a line and longest text of an offer, in UTF-16 units as `maxlength` counts them. */
export const MAX_ITEM_NAME = 200;
export const MAX_OFFER_TEXT = 4000;

/** Highest unit price of a line, in cents. */
export const MAX_UNIT_CENTS = 100_000_000;

/** How many offers a page of the customer shows, and one of the staff. */
export const OFFERS_PER_PAGE = 10;
export const STAFF_OFFERS_PER_PAGE = 50;

/** How long the button of the PDF stays as it is while one is fetched, at least, in milliseconds (OFF-09). */
export const PDF_BUTTON_MS = 600;
