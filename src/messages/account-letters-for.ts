import { accountLetters as en } from './en/account-letters.ts';
import { type AccountLettersMessages, accountLetters as it } from './it/account-letters.ts';
import type { Locale } from './locale.ts';

/** The words of letters about accounts in a language; no browser ever loads them. */
export function accountLettersFor(locale: Locale): AccountLettersMessages {
  return locale === 'it' ? it : en;
}
