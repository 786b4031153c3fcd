import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { type QuoteListPlace, quoteListNonceAction } from '../../rules/quote-list/quote-list-place.ts';

/** What a browser of this visitor needs for the calls of the quote list; null where the shop has none (RAQ-07). */
export function quoteListPlace({
  settings,
  wire,
  nonces,
}: Pick<Toolbox, 'settings' | 'wire' | 'nonces'>): QuoteListPlace | null {
  if (!settings.quote_list_enabled) return null;
  return {
    url: settings.quote_list_url,
    action: wire.quoteList,
    subAction: wire.quoteListField,
    nonce: nonces.make(quoteListNonceAction(wire)),
  };
}
