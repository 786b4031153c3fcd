import { orderLetters as en } from './en/order-letters.ts';
import { orderLetters as it, type OrderLettersMessages } from './it/order-letters.ts';
import type { Locale } from './locale.ts';

/** The words of letters about orders in a language; no browser ever loads them. */
export function letterMessagesFor(locale: Locale): OrderLettersMessages {
  return locale === 'it' ? it : en;
}
