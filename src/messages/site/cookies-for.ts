import { cookies as en } from '../en/cookies.ts';
import { inEither } from '../in-either.ts';
import { cookies as it } from '../it/cookies.ts';

/** The words of the list of cookies. */
export const cookiesFor = inEither(it, en);
