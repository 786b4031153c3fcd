import { returnSlip as en } from './en/return-slip.ts';
import { inEither } from './in-either.ts';
import { returnSlip as it } from './it/return-slip.ts';

/** The words of the slip that goes back with returned goods. */
export const returnSlipFor = inEither(it, en);
