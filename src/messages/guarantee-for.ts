import { guarantee as en } from './en/guarantee.ts';
import { inEither } from './in-either.ts';
import { guarantee as it } from './it/guarantee.ts';

/** The words around the notice of the legal guarantee. */
export const guaranteeFor = inEither(it, en);
