import { consent as en } from './en/consent.ts';
import { type ConsentMessages, consent as it } from './it/consent.ts';
import type { Locale } from './locale.ts';

/** The words of the question whether a visit may be noted, which only those load who are asked. */
export function consentWordsFor(locale: Locale): ConsentMessages {
  return locale === 'it' ? it : en;
}
