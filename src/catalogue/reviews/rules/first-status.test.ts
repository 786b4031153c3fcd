import { expect, test } from 'vitest';
import { firstReviewStatus } from './first-status.ts';

const guest = { isStaff: false, isPerson: false, hasApprovedReview: false };
const known = { isStaff: false, isPerson: true, hasApprovedReview: true };

test.each([
  ['hold-first', 'a guest', guest, 'pending'],
  [
    'hold-first',
    'a guest with the email of a known author',
    { ...guest, hasApprovedReview: true },
    'pending',
  ],
  ['hold-first', 'a customer for the first time', { ...known, hasApprovedReview: false }, 'pending'],
  ['hold-first', 'a customer whose review was approved before', known, 'approved'],
  ['hold-all', 'a customer whose review was approved before', known, 'pending'],
  ['hold-all', 'staff', { ...known, isStaff: true }, 'approved'],
  ['publish', 'a guest', guest, 'approved'],
] as const)('[REV-01] with %s a review by %s is %s', (moderation, _, author, expected) => {
  expect(firstReviewStatus(moderation, author)).toBe(expected);
});
