import { staffSetUp as en } from '../en/staff-set-up.ts';
import { inEither } from '../in-either.ts';
import { staffSetUp as it } from '../it/staff-set-up.ts';

/** The words of the set-up, for the message that tests the mail server. */
export const staffSetUpFor = inEither(it, en);
