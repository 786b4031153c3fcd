import { type StorefrontMessages, storefront } from './it/storefront.ts';
import type { Locale } from './locale.ts';
import { messagesFor } from './messages-for.ts';
import { loadedWords } from './page-words.ts';

/** All words of the storefront; a browser loads them with the first page that shows more than a listing does. */
export function shopWords(locale: Locale): StorefrontMessages {
  return import.meta.env.SSR ? messagesFor(locale) : (loadedWords() ?? storefront);
}
