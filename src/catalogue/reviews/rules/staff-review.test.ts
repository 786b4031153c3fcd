import { expect, test } from 'vitest';
import { readReviewsDone, reviewsList } from './staff-review.ts';

test.each([
  ['', { status: null, words: '', page: 1 }],
  ['status=pending&s=+Rossi+&page=3', { status: 'pending', words: 'Rossi', page: 3 }],
  ['status=nessuno', null],
  ['page=0', null],
  ['page=uno', null],
])('the list is asked for by “%s”', (query, expected) => {
  expect(reviewsList.read(new URLSearchParams(query))).toEqual(expected);
});

test('an address of the list says what is asked for and no more', () => {
  expect(reviewsList.path({})).toBe('/staff/reviews/');
  const query = { status: 'trash', words: 'a&b', page: 2 } as const;
  expect(reviewsList.path(query)).toBe('/staff/reviews/?status=trash&s=a%26b&page=2');
  expect(reviewsList.read(new URL(reviewsList.path(query), 'http://shop').searchParams)).toEqual(query);
});

test.each([
  ['done=approve&count=3', { what: 'approve', count: 3 }],
  ['done=answer', { what: 'answer', count: 0 }],
  ['done=approve', null],
  ['done=approve&count=<b>', null],
  ['done=altro&count=1', null],
])('“%s” is read as %j', (query, expected) => {
  expect(readReviewsDone(new URLSearchParams(query))).toEqual(expected);
});
