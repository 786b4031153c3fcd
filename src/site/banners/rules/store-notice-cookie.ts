/** The name that the cookies of hidden notices begin with; the id of the notice follows (SITE-28). */
export const storeNoticeCookie = 'store_notice';

/** How long a notice stays hidden, in seconds: a year. */
export const storeNoticeSeconds = 365 * 24 * 60 * 60;
