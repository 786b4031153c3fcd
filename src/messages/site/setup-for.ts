import { setup as en } from '../en/setup.ts';
import { inEither } from '../in-either.ts';
import { setup as it } from '../it/setup.ts';

/** The words of the page on which a shop gets its first administrator. */
export const setupFor = inEither(it, en);
