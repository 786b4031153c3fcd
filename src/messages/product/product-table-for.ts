import { productTable as en } from '../en/product-table.ts';
import { inEither } from '../in-either.ts';
import { productTable as it } from '../it/product-table.ts';

/** The words of product tables, which only the pages that have one need. */
export const productTableFor = inEither(it, en);
