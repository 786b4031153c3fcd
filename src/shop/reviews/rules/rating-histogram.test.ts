import { expect, test } from 'vitest';
import { ratingHistogram } from './rating-histogram.ts';

test('ratings are counted from five stars to one, reviews without a rating are not', () => {
  expect(ratingHistogram([5, 4, 5, null, 1])).toEqual([
    { stars: 5, count: 2 },
    { stars: 4, count: 1 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ]);
});
