import { exclusionNames as en } from './en/return-words.ts';
import { inEither } from './in-either.ts';
import { exclusionNames as it } from './it/return-words.ts';

/** Why nobody may withdraw from buying an article, which the server writes alone. */
export const exclusionsFor = inEither(it, en);
