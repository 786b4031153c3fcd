import { heads as en } from './en/heads.ts';
import { type HeadsMessages, heads as it } from './it/heads.ts';
import type { Locale } from './locale.ts';

/** The words of pages' heads in a language; they stay on the server. */
export function headsFor(locale: Locale): HeadsMessages {
  return locale === 'it' ? it : en;
}
