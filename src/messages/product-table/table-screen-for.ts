import { tableScreen as en } from '../en/table-screen.ts';
import { inEither } from '../in-either.ts';
import { tableScreen as it } from '../it/table-screen.ts';

/** The words around what is added from a product table. */
export const tableScreenFor = inEither(it, en);
