import { passwords as en } from './en/passwords.ts';
import { passwords as it, type PasswordsMessages } from './it/passwords.ts';
import type { Locale } from './locale.ts';

/** The words around passwords, which only pages with a password field need. */
export function passwordsFor(locale: Locale): PasswordsMessages {
  return locale === 'it' ? it : en;
}
