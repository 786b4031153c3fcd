import { bulkAdded as en } from '../en/bulk-added.ts';
import { inEither } from '../in-either.ts';
import { bulkAdded as it } from '../it/bulk-added.ts';

/** The notices of a bulk add. */
export const bulkAddedFor = inEither(it, en);
