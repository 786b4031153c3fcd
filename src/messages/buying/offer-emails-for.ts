import { offerEmails as en } from '../en/offer-emails.ts';
import { inEither } from '../in-either.ts';
import { offerEmails as it } from '../it/offer-emails.ts';

/** The words of the email about an offer; no browser ever loads them. */
export const offerEmailsFor = inEither(it, en);
