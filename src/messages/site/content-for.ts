import { content as en } from '../en/content.ts';
import { inEither } from '../in-either.ts';
import { content as it } from '../it/content.ts';

/** The words around texts of the shop. */
export const contentFor = inEither(it, en);
