import { expect, test } from 'vitest';
import { ratingHistogram } from './rating-histogram.ts';

test('ratings are counted from five stars to one, reviews without a rating are not', () => {
  const counts = [
    { rating: 1, count: 2 },
    { rating: 5, count: 40 },
    { rating: null, count: 7 },
  ];
  expect(ratingHistogram(counts)).toEqual([
    { stars: 5, count: 40 },
    { stars: 4, count: 0 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 2 },
  ]);
});
