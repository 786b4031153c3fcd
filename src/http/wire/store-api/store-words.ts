import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storeApi as en } from '#messages/en/store-api.ts';
import { storeApi as it, type StoreApiMessages } from '#messages/it/store-api.ts';
import type { Locale } from '#messages/locale.ts';

/** The sentences of the Store API in the visitor's language; no browser loads them. */
export function storeWords(ctx: Pick<RequestContext, 'visitor'>): StoreApiMessages {
  return wireWords(ctx.visitor.audience.locale);
}

/** The same sentences in a given language. */
export function wireWords(locale: Locale): StoreApiMessages {
  return locale === 'it' ? it : en;
}
