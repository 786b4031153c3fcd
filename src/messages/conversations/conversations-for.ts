import { conversations as en } from '../en/conversations.ts';
import { inEither } from '../in-either.ts';
import { conversations as it } from '../it/conversations.ts';

/** The words of a customer's conversations, which no other page needs. */
export const conversationsFor = inEither(it, en);
