import { accountEmails as en } from './en/account-emails.ts';
import { inEither } from './in-either.ts';
import { accountEmails as it } from './it/account-emails.ts';

/** The words of emails about accounts in a language; no browser ever loads them. */
export const accountEmailsFor = inEither(it, en);
