import type { ProductReviews } from './product-review.ts';

type Rated = { readonly rating: number; readonly reviewCount: number };

/** Where the shop shows no reviews, or no stars, its product has none. */
export function withRatingsShown<P extends Rated>(product: P, { enabled, terms }: ProductReviews): P {
  if (enabled && terms.ratings) return product;
  return { ...product, reviewCount: enabled ? product.reviewCount : 0, rating: 0 };
}
