import { productPage as en } from '../en/product-page.ts';
import { inEither } from '../in-either.ts';
import { productPage as it } from '../it/product-page.ts';

/** The words of the page of a product, which no other page needs. */
export const productPageFor = inEither(it, en);
