import { offerLetters as en } from '../en/offer-letters.ts';
import { inEither } from '../in-either.ts';
import { offerLetters as it } from '../it/offer-letters.ts';

/** The words of the letter about an offer; no browser ever loads them. */
export const offerLettersFor = inEither(it, en);
