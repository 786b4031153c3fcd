/** Where the list of a quote request is seen (RAQ-06), on the wire `rqa_url` (RAQ-04). */
export const quoteListPath = '/request-quote/';

/** Where a browser asks what it needs to add to the list: a cached page for everybody holds no nonce. */
export const quoteListContextPath = '/request-quote/place/';

/** What a browser needs for the calls of the quote list; their names are the shop's configuration (RAQ-01). */
export type QuoteListContext = {
  /** where they are posted */
  readonly url: string;
  readonly action: string;
  /** the name of the field that says what is to be done */
  readonly subAction: string;
  readonly nonce: string;
};

/** What the nonce of the calls is made for; it is posted as `_wpnonce` (RAQ-02). */
export const quoteListNonceAction = ({ quoteList }: { readonly quoteList: string }) => `${quoteList}-nonce`;

/** What a call of the quote list can be: the values of the sub-action field (wire 6.1). */
export const quoteListActions = ['add_item', 'remove_item', 'variation_exist'] as const;
export type QuoteListAction = (typeof quoteListActions)[number];
