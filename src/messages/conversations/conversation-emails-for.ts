import { conversationEmails as en } from '../en/conversation-emails.ts';
import { inEither } from '../in-either.ts';
import { conversationEmails as it } from '../it/conversation-emails.ts';

/** The words of the emails about conversations. */
export const conversationEmailsFor = inEither(it, en);
