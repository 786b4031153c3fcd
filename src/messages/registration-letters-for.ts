import { registrationLetters as en } from './en/registration-letters.ts';
import { registrationLetters as it, type RegistrationLettersMessages } from './it/registration-letters.ts';
import type { Locale } from './locale.ts';

/** The words of letters about registrations in a language; no browser ever loads them. */
export function registrationLettersFor(locale: Locale): RegistrationLettersMessages {
  return locale === 'it' ? it : en;
}
