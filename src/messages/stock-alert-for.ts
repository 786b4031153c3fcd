import { stockAlert as en } from './en/stock-alert.ts';
import { inEither } from './in-either.ts';
import { stockAlert as it } from './it/stock-alert.ts';

/** The words of the page on which one waits for an article, which only that page needs. */
export const stockAlertFor = inEither(it, en);
