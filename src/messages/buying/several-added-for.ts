import { severalAdded as en } from '../en/several-added.ts';
import { inEither } from '../in-either.ts';
import { severalAdded as it } from '../it/several-added.ts';

/** What is told when many things at once were put into the cart. */
export const severalAddedFor = inEither(it, en);
