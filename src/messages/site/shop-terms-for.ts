import { shopTerms as en } from '../en/shop-terms.ts';
import { inEither } from '../in-either.ts';
import { shopTerms as it } from '../it/shop-terms.ts';

/** The words of lists of shipping prices and payment methods in texts. */
export const shopTermsFor = inEither(it, en);
