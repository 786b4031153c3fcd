import { ownAccount as en } from './en/own-account.ts';
import { inEither } from './in-either.ts';
import { ownAccount as it } from './it/own-account.ts';

/** The words of the account's own pages, which no other page needs. */
export const ownAccountFor = inEither(it, en);
