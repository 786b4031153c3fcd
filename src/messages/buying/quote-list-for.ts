import { quoteList as en } from '../en/quote-list.ts';
import { inEither } from '../in-either.ts';
import { quoteList as it } from '../it/quote-list.ts';

/** The words of the quote list, which its page and the buttons that add to it need. */
export const quoteListFor = inEither(it, en);
