import { registration as en } from './en/registration.ts';
import { registration as it, type RegistrationMessages } from './it/registration.ts';
import type { Locale } from './locale.ts';

/** The words around registration roles and their fields, which only the account page and the checkout need. */
export function registrationWordsFor(locale: Locale): RegistrationMessages {
  return locale === 'it' ? it : en;
}
