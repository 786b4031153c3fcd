import { passwords as en } from './en/passwords.ts';
import { inEither } from './in-either.ts';
import { passwords as it } from './it/passwords.ts';

/** The words around passwords, which only pages with a password field need. */
export const passwordsFor = inEither(it, en);
