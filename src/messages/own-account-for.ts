import { ownAccount as en } from './en/own-account.ts';
import { ownAccount as it, type OwnAccountMessages } from './it/own-account.ts';
import type { Locale } from './locale.ts';

/** The words of the account's own pages, which no other page needs. */
export function ownAccountFor(locale: Locale): OwnAccountMessages {
  return locale === 'it' ? it : en;
}
