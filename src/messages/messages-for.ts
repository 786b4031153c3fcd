import { storefront as en } from './en/storefront.ts';
import { storefront as it, type StorefrontMessages } from './it/storefront.ts';
import type { Locale } from './locale.ts';

/** The storefront's words in a language, for the server; the browser loads only its own. */
export function messagesFor(locale: Locale): StorefrontMessages {
  return locale === 'it' ? it : en;
}
