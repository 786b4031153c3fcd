import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type QuoteListContext, quoteListNonceAction } from '../../rules/quote-list/quote-list-context.ts';

/** What a browser of this visitor needs for the calls of the quote list; null where the shop has none (RAQ-07). */
export function quoteListContext({
  settings,
  wire,
  nonces,
}: Pick<RequestContext, 'settings' | 'wire' | 'nonces'>): QuoteListContext | null {
  if (!settings.quote_list_enabled) return null;
  return {
    url: settings.quote_list_url,
    action: wire.quoteList,
    subAction: wire.quoteListField,
    nonce: nonces.make(quoteListNonceAction(wire)),
  };
}
