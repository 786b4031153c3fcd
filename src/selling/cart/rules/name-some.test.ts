import { expect, test } from 'vitest';
import { nameSome } from './name-some.ts';

const andMore = (count: number) => `altri ${count}`;

test.each([
  [1, 'n1'],
  [3, 'n1, n2, n3'],
  [8, 'n1, n2, n3, n4, n5, n6, n7, n8'],
  [9, 'n1, n2, n3, n4, n5, n6, n7, n8, altri 1'],
  [500, 'n1, n2, n3, n4, n5, n6, n7, n8, altri 492'],
])('a sentence of %i names lists at most eight', (count, sentence) => {
  const names = Array.from({ length: count }, (_, at) => `n${at + 1}`);
  expect(nameSome(names, andMore)).toBe(sentence);
});
