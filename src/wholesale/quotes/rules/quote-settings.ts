import { flag, oneOf, text, wholeNumber } from '#foundation/settings/rules/setting-kinds.ts';
import type { SettingValues } from '#foundation/settings/rules/settings.ts';
import { type QuoteListReaders, quoteListReaders } from './quote-list/offers-quote-list.ts';

/** What staff set of quotes and of the quote list. */
export const quoteSettings = {
  /** a quote may be requested without a message (QUO-15) */
  quote_message_optional: flag('conversations', false),
  /** at 1 a notice says that the quote request was received (QUO-16) */
  quote_success_notice: wholeNumber('conversations', 1, 1),
  /** the cart is emptied when a quote was requested for it (wire 4.1) */
  quote_empties_cart: flag('conversations', true),
  /** products can be collected for one quote request (RAQ-07); where its calls are posted (RAQ-01) */
  quote_list_enabled: flag('conversations', true),
  /** whose product pages have its button */
  quote_list_button: oneOf<QuoteListReaders>('conversations', quoteListReaders, 'business'),
  quote_list_url: text('conversations', '/wp-admin/admin-ajax.php', { isRequired: true }),
} as const;

declare module '#foundation/settings/rules/settings.ts' {
  interface Settings extends SettingValues<typeof quoteSettings> {}
}
