import { expect, test } from 'vitest';
import { reviewsPageFrom, reviewsPath, sentReviewPath } from './review-addresses.ts';

test('[PDP-03] pages of reviews have addresses of their own, the first one that of the product', () => {
  expect(reviewsPath('disco-freno', 1)).toBe('/product/disco-freno/');
  expect(reviewsPath('disco-freno', 2)).toBe('/product/disco-freno/comment-page-2/');
});

test.each([
  [undefined, 1],
  ['comment-page-1', 1],
  ['comment-page-12', 12],
  ['comment-page-0', null],
  ['comment-page-', null],
  ['comment-page-1x', null],
  ['altro', null],
])('[PDP-03] “%s” names page %j', (part, expected) => {
  expect(reviewsPageFrom(part)).toBe(expected);
});

test('[REV-01] the author is led to the review', () => {
  expect(sentReviewPath('disco-freno', { id: 7, proof: 'a-b_c' })).toBe(
    '/product/disco-freno/?unapproved=7&moderation-hash=a-b_c#comment-7',
  );
});
