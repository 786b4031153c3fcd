import { staffAccess as en } from './en/staff-access.ts';
import { inEither } from './in-either.ts';
import { staffAccess as it } from './it/staff-access.ts';

/** The words of the pages on which staff prove who they are. */
export const staffAccessFor = inEither(it, en);
