import { orderLetters as en } from './en/order-letters.ts';
import { inEither } from './in-either.ts';
import { orderLetters as it } from './it/order-letters.ts';

/** The words of letters about orders in a language; no browser ever loads them. */
export const letterMessagesFor = inEither(it, en);
