import { ownReturns as en } from './en/own-returns.ts';
import { inEither } from './in-either.ts';
import { ownReturns as it } from './it/own-returns.ts';

/** The words around returns and withdrawals of customers, which only their pages need. */
export const ownReturnsFor = inEither(it, en);
