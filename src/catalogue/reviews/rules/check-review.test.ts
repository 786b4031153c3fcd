import { expect, test } from 'vitest';
import { checkReview } from './check-review.ts';
import type { ReviewTerms } from './product-review.ts';
import { readReviewDraft } from './review-draft.ts';

const terms: ReviewTerms = { open: true, ratings: true, ratingRequired: true, buyersOnly: false };
const good = { rating: '4', comment: 'Montato in un’ora.', author: 'Anna B.', email: 'anna@example.it' };
const codes = (fields: Partial<typeof good>, how: Partial<ReviewTerms> = {}, isPerson = false) =>
  checkReview(readReviewDraft({ ...good, ...fields }), { terms: { ...terms, ...how }, isPerson }).map(
    ({ code }) => code,
  );

test('[REV-01] a text, a rating of 1 to 5, a name and an email make a review', () => {
  for (const rating of ['1', '2', '3', '4', '5']) expect(codes({ rating })).toEqual([]);
});

test.each([
  [{ rating: '' }, ['rating-missing']],
  [{ rating: '6' }, ['rating-missing']],
  [{ comment: '  \n ' }, ['text-missing']],
  [{ comment: 'ok' }, ['text-too-short']],
  [{ comment: 'è'.repeat(5000) }, []],
  [{ comment: 'è'.repeat(5001) }, ['text-too-long']],
  [{ author: '' }, ['author-missing']],
  [{ author: 'x'.repeat(81) }, ['author-too-long']],
  [{ email: '' }, ['email-missing']],
  [{ email: 'anna@' }, ['email-invalid']],
  [
    { rating: '', comment: '', author: '', email: '' },
    ['rating-missing', 'text-missing', 'author-missing', 'email-missing'],
  ],
])('[REV-01] %j is refused for %j', (fields, expected) => {
  expect(codes(fields)).toEqual(expected);
});

test('[REV-05] where no rating is required a review without one is taken, one of 6 stars is not', () => {
  expect(codes({ rating: '' }, { ratingRequired: false })).toEqual([]);
  expect(codes({ rating: '6' }, { ratingRequired: false })).toEqual(['rating-missing']);
});

test('a shop without ratings asks for none', () => {
  expect(codes({ rating: '6' }, { ratings: false, ratingRequired: false })).toEqual([]);
});

test('[REV-01] of a person name and email are known', () => {
  expect(codes({ author: '', email: '' }, {}, true)).toEqual([]);
});
