/** For whom product pages have a button of the quote list: businesses alone, whom quotes are for, or everybody. */
export const quoteListReaders = ['business', 'everybody'] as const;
export type QuoteListReaders = (typeof quoteListReaders)[number];

/** Whether product pages of an audience have the button. */
export function offersQuoteList(
  settings: { readonly quote_list_enabled: boolean; readonly quote_list_button: QuoteListReaders },
  audience: { readonly isBusiness?: boolean },
): boolean {
  if (!settings.quote_list_enabled) return false;
  return settings.quote_list_button === 'everybody' || (audience.isBusiness ?? false);
}
