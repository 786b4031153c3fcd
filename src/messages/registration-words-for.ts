import { registration as en } from './en/registration.ts';
import { inEither } from './in-either.ts';
import { registration as it } from './it/registration.ts';

/** The words around registration roles and their fields, which only the account page and the checkout need. */
export const registrationWordsFor = inEither(it, en);
