import { bulkOrder as en } from '../en/bulk-order.ts';
import { inEither } from '../in-either.ts';
import { bulkOrder as it } from '../it/bulk-order.ts';

/** The words of the bulk order form, for the pages that have one. */
export const bulkOrderFor = inEither(it, en);
