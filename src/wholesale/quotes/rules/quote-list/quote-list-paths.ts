/** Where the list of a quote request is seen (RAQ-06); it is told as `rqa_url` (RAQ-04). */
export const quoteListPath = '/request-quote/';

/** Where a browser asks what it needs to add to the list: a page that is kept for everybody holds no nonce. */
export const quoteListPlacePath = '/request-quote/place/';
