import { storefront as en } from './en/storefront.ts';
import { inEither } from './in-either.ts';
import { storefront as it } from './it/storefront.ts';

/** The storefront's words in a language, for the server; the browser loads only its own. */
export const messagesFor = inEither(it, en);
