import { offers as en } from '../en/offers.ts';
import { inEither } from '../in-either.ts';
import { offers as it } from '../it/offers.ts';

/** The words of offers, which their page and their documents need. */
export const offersFor = inEither(it, en);
