import type { ReviewsMessages } from '../it/reviews.ts';

export const reviews: ReviewsMessages = {};
