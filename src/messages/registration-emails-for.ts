import { registrationEmails as en } from './en/registration-emails.ts';
import { inEither } from './in-either.ts';
import { registrationEmails as it } from './it/registration-emails.ts';

/** The words of emails about registrations in a language; no browser ever loads them. */
export const registrationEmailsFor = inEither(it, en);
