import { expect, test } from 'vitest';
import {
  MOST_VIEWED,
  readViewed,
  recentlyViewedPath,
  viewedIdsFrom,
  viewedSeconds,
  writeViewed,
} from './viewed-products.ts';

const now = Date.parse('2026-11-28T10:00:00Z');
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('what was viewed is remembered once, the latest first, and no more than so many', () => {
  let stored: string | null = null;
  for (const id of [5, 7, 5, ...upTo(20)]) stored = writeViewed(readViewed(stored, now), id, now);
  expect(readViewed(stored, now)).toEqual(upTo(20).reverse().slice(0, MOST_VIEWED));
  expect(readViewed(writeViewed([5, 7], 7, now), now)).toEqual([7, 5]);
});

test('what was viewed is forgotten thirty days after the last product', () => {
  const stored = writeViewed([], 5, now);
  expect(readViewed(stored, now + viewedSeconds * 1000 - 1)).toEqual([5]);
  expect(readViewed(stored, now + viewedSeconds * 1000)).toEqual([]);
});

test.each([null, '', 'x', 'null', '5', '[5]', '{"at":"x","ids":[5]}', `{"at":${now},"ids":5}`])(
  'what something else stored is nothing: %s',
  (stored) => expect(readViewed(stored, now)).toEqual([]),
);

test.each([
  ['5,7', [5, 7]],
  ['7,5,7', [7, 5]],
  ['0,-5,5.5,x,,1e3,99999999999,8', [8]],
  [upTo(200).join(), upTo(MOST_VIEWED)],
  ['', []],
  [null, []],
])('the ids of an address are whole numbers, each once, the first ones: %s', (text, ids) =>
  expect(viewedIdsFrom(text)).toEqual(ids),
);

test('an address names what it was made of', () => {
  expect(viewedIdsFrom(new URLSearchParams(recentlyViewedPath([5, 7]).split('?')[1]).get('ids'))).toEqual([
    5, 7,
  ]);
});
