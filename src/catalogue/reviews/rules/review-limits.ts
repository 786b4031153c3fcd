/** Reviews shown on one page of a product. */
export const REVIEWS_PER_PAGE = 10;

/** Shortest and longest text of a review, and longest answer of the shop, in UTF-16 units as `maxlength` counts them. */
export const MIN_REVIEW_LENGTH = 3;
export const MAX_REVIEW_LENGTH = 5000;
export const MAX_ANSWER_LENGTH = 2000;

export const MAX_AUTHOR_LENGTH = 80;

/** So many reviews one account or session may send within the window, and one address, behind which a whole office may sit. */
export const MAX_REVIEWS_PER_SENDER = 5;
export const MAX_REVIEWS_PER_ADDRESS = 20;
export const SENDER_WINDOW_MS = 10 * 60 * 1000;

/** Reviews on one page of the staff list, which is also the most that are changed at once. */
export const STAFF_REVIEWS_PER_PAGE = 25;
