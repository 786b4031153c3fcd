import type { ReviewsMessages } from '../it/reviews.ts';

export const reviews: ReviewsMessages = {
  outOfFive: (rating) => `${rating} out of 5`,
  starsOutOfFive: (stars) => (stars === 1 ? '1 star out of 5' : `${stars} stars out of 5`),
  count: (count) => (count === 1 ? '1 review' : `${count} reviews`),
};
