import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp } from './round-half-up.ts';

test.each([
  [1, 2, 1],
  [-1, 2, -1],
  [1, 3, 0],
  [2, 3, 1],
  [149, 100, 1],
  [150, 100, 2],
  [-150, 100, -2],
  [0, 7, 0],
])('[TIER-14] %i / %i is %i: halves go away from zero', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected);
});

test('the result is never further than half a step from the exact value', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
      const distance = Math.abs(divideHalfUp(numerator, denominator) * denominator - numerator);
      expect(distance * 2).toBeLessThanOrEqual(denominator);
    }),
  );
});

test.each([
  [1, 0],
  [1, -2],
  [0.5, 2],
  [1, 0.5],
  [2 ** 53, 2],
])('%d / %d cannot be divided exactly', (numerator, denominator) => {
  expect(() => divideHalfUp(numerator, denominator)).toThrow(RangeError);
});
