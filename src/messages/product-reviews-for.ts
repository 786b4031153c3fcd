import { productReviews as en } from './en/product-reviews.ts';
import { productReviews as it, type ProductReviewsMessages } from './it/product-reviews.ts';
import type { Locale } from './locale.ts';

/** The words around the reviews of a product, which only its page needs. */
export function productReviewsFor(locale: Locale): ProductReviewsMessages {
  return locale === 'it' ? it : en;
}
