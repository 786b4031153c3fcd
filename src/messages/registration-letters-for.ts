import { registrationLetters as en } from './en/registration-letters.ts';
import { inEither } from './in-either.ts';
import { registrationLetters as it } from './it/registration-letters.ts';

/** The words of letters about registrations in a language; no browser ever loads them. */
export const registrationLettersFor = inEither(it, en);
