import { accountLetters as en } from './en/account-letters.ts';
import { inEither } from './in-either.ts';
import { accountLetters as it } from './it/account-letters.ts';

/** The words of letters about accounts in a language; no browser ever loads them. */
export const accountLettersFor = inEither(it, en);
