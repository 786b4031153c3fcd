import { bulkAdded as en } from '../en/bulk-added.ts';
import { inEither } from '../in-either.ts';
import { bulkAdded as it } from '../it/bulk-added.ts';

/** What is told when many things at once were put into the cart. */
export const bulkAddedFor = inEither(it, en);
