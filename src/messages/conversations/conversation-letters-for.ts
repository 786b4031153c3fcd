import { conversationLetters as en } from '../en/conversation-letters.ts';
import { inEither } from '../in-either.ts';
import { conversationLetters as it } from '../it/conversation-letters.ts';

/** The words of the letters about conversations. */
export const conversationLettersFor = inEither(it, en);
