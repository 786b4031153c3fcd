import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, readReviewDraft } from './review-draft.ts';

test.each([
  ['1', 1],
  ['5', 5],
  [' 3 ', 3],
  ['', null],
  ['   ', null],
  ['0', 'invalid'],
  ['6', 'invalid'],
  ['1.5', 'invalid'],
  ['1,5', 'invalid'],
  ['-1', 'invalid'],
  ['abc', 'invalid'],
  ['5e0', 'invalid'],
  ['05', 'invalid'],
  ['٣', 'invalid'],
] as const)('[REV-04] a rating of “%s” is read as %j', (rating, expected) => {
  expect(readReviewDraft({ rating }).rating).toBe(expected);
});

test('[REV-04] nothing but the whole numbers from 1 to 5 is ever a rating', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
      const { rating } = readReviewDraft({ rating: text });
      expect([null, 'invalid', 1, 2, 3, 4, 5]).toContain(rating);
    }),
  );
});

test.each([
  ['12', 12],
  ['0', 0],
  ['12abc', 0],
  ['99999999999', 0],
  ['', 0],
])('a product of “%s” is read as %i', (given, expected) => {
  expect(readReviewDraft({ comment_post_ID: given }).productId).toBe(expected);
});

test('markup, emoji and right-to-left text stay as written, invisible characters are removed', () => {
  expect(plainText('  <b>Ottimo</b>\r\n👍🏽 שלום\u202e\u0007  ')).toBe('<b>Ottimo</b>\n👍🏽 שלום');
  expect(plainText('uno\n\n\n\n\ndue')).toBe('uno\n\ndue');
});

test('a name is one line', () => {
  expect(readReviewDraft({ author: ' Mario\n Rossi ' }).author).toBe('Mario Rossi');
});

test('a filled-in hidden field marks a review as sent by a bot', () => {
  expect(readReviewDraft({ url: 'https://example.com' }).isBait).toBe(true);
  expect(readReviewDraft({ url: '' }).isBait).toBe(false);
});
