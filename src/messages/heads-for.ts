import { heads as en } from './en/heads.ts';
import { inEither } from './in-either.ts';
import { heads as it } from './it/heads.ts';

/** The words of pages' heads in a language; they stay on the server. */
export const headsFor = inEither(it, en);
