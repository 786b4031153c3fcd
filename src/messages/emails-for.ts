import { emails as emailsEn } from './en/emails.ts';
import { orderEmails as orderEmailsEn } from './en/order-emails.ts';
import { returnEmails as returnEmailsEn } from './en/return-emails.ts';
import { inEither } from './in-either.ts';
import { emails } from './it/emails.ts';
import { orderEmails } from './it/order-emails.ts';
import { returnEmails } from './it/return-emails.ts';

/** The words of emails in a language; no browser ever loads them. */
export const emailsFor = inEither(emails, emailsEn);
/** The words of emails about orders. */
export const orderEmailsFor = inEither(orderEmails, orderEmailsEn);
/** The words of emails about returns and withdrawals. */
export const returnEmailsFor = inEither(returnEmails, returnEmailsEn);
