import type { Settings } from '#foundation/settings/rules/settings.ts';
import type { ReviewTerms } from './product-review.ts';

type ReviewSettings = Pick<
  Settings,
  'reviews_enabled' | 'review_ratings_enabled' | 'review_rating_required' | 'reviews_from_buyers_only'
>;

/** How reviews are taken for a product that allows them, or does not. */
export function reviewTerms(settings: ReviewSettings, reviewsAllowed: boolean): ReviewTerms {
  return {
    open: settings.reviews_enabled && reviewsAllowed,
    ratings: settings.review_ratings_enabled,
    ratingRequired: settings.review_ratings_enabled && settings.review_rating_required === 'yes',
    buyersOnly: settings.reviews_from_buyers_only,
  };
}
