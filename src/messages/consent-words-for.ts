import { consent as en } from './en/consent.ts';
import { inEither } from './in-either.ts';
import { consent as it } from './it/consent.ts';

/** The words of the question whether a visit may be noted, which only those load who are asked. */
export const consentWordsFor = inEither(it, en);
