import { productReviews as en } from './en/product-reviews.ts';
import { inEither } from './in-either.ts';
import { productReviews as it } from './it/product-reviews.ts';

/** The words around the reviews of a product, which only its page needs. */
export const productReviewsFor = inEither(it, en);
