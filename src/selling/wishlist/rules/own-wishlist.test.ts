import { expect, test } from 'vitest';
import { storedIds, writeIds } from './own-wishlist.ts';

test('the ids of a wishlist are stored with its state, and are none of another state', () => {
  const stored = writeIds('2.17', [17, 4]);
  expect(storedIds(stored, '2.17')).toEqual([17, 4]);
  expect(storedIds(stored, '3.18')).toBeNull();
});

test.each([null, '', 'x', '{}', '5', '["2.17","x"]', '["2.17",null]'])(
  'what something else stored is nothing: %s',
  (stored) => expect(storedIds(stored, '2.17')).toBeNull(),
);
