import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { storefront as italian } from '#messages/it/storefront.ts';
import type { Locale } from '#messages/locale.ts';
import { messagesFor } from '#messages/messages-for.ts';

let inBrowser: StorefrontMessages = italian;

/** Tells the words that the browser has loaded for a language other than Italian. */
export function setPageWords(words: StorefrontMessages): void {
  inBrowser = words;
}

/** The words of a page: the server knows all languages, a browser carries the one that it shows. */
export function pageWords(locale: Locale): StorefrontMessages {
  return import.meta.env.SSR ? messagesFor(locale) : inBrowser;
}
