/** Where the list of a quote request is seen (RAQ-06); it is told as `rqa_url` (RAQ-04). */
export const quoteListPath = '/request-quote/';

/** Where a browser asks what it needs to add to the list: a cached page for everybody holds no nonce. */
export const quoteListContextPath = '/request-quote/place/';
