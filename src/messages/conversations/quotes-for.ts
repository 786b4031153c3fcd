import { quotes as en } from '../en/quotes.ts';
import { inEither } from '../in-either.ts';
import { quotes as it } from '../it/quotes.ts';

/** The words around quote requests, which no listing needs. */
export const quotesFor = inEither(it, en);
