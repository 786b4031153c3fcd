import type { StarCount } from './product-review.ts';

/** How many reviews gave five, four, three, two stars and one, out of counts by rating; reviews without a rating are left out. */
export function ratingHistogram(
  counts: readonly { readonly rating: number | null; readonly count: number }[],
): readonly StarCount[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: counts.find(({ rating }) => rating === stars)?.count ?? 0,
  }));
}
