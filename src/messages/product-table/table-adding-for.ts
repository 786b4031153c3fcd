import { tableAdding as en } from '../en/table-adding.ts';
import { inEither } from '../in-either.ts';
import { tableAdding as it } from '../it/table-adding.ts';

/** The server's notices about items that were added from a product table. */
export const tableAddingFor = inEither(it, en);
