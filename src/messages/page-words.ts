import { type EveryPageMessages, everyPage } from './it/every-page.ts';
import type { StorefrontMessages } from './it/storefront.ts';
import type { Locale } from './locale.ts';
import { messagesFor } from './messages-for.ts';

let loaded: StorefrontMessages | null = null;

/** Sets the words that the browser has loaded for a language other than Italian. */
export function setPageWords(words: StorefrontMessages): void {
  loaded = words;
}

/** The words of `setPageWords`; null where the page is in Italian. */
export function loadedWords(): StorefrontMessages | null {
  return loaded;
}

/**
 * The words of every page: the server knows all languages, a browser carries the one that it shows. They are the same object each
 * time, so that hooks that depend on them do not run once more at every rendering.
 */
export function pageWords(locale: Locale): EveryPageMessages {
  return import.meta.env.SSR ? messagesFor(locale) : (loaded ?? everyPage);
}
