import { orderEmails as en } from './en/order-emails.ts';
import { inEither } from './in-either.ts';
import { orderEmails as it } from './it/order-emails.ts';

/** The words of emails about orders in a language; no browser ever loads them. */
export const emailMessagesFor = inEither(it, en);
