import { inboundWords as en } from '../en/inbound-words.ts';
import { inEither } from '../in-either.ts';
import { inboundWords as it } from '../it/inbound-words.ts';

/** What conversations say of emails that have come, which no page needs. */
export const inboundWordsFor = inEither(it, en);
