import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCents, subtractCents, timesQuantity, toCents, zeroCents } from './cents.ts';

test('[SITE-02] an amount is a whole number of cents; a fraction is a bug', () => {
  expect(toCents(1999)).toBe(1999);
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    expect(() => toCents(wrong)).toThrow(RangeError);
  }
});

test('there is no negative zero', () => {
  expect(Object.is(toCents(-0), 0)).toBe(true);
  expect(Object.is(timesQuantity(toCents(-5), 0), 0)).toBe(true);
});

test('sums, differences and multiples stay whole', () => {
  const amount = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }).map(toCents);
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 9999 }), (a, b, quantity) => {
      expect(addCents(a, b)).toBe(a + b);
      expect(addCents(subtractCents(a, b), b)).toBe(a);
      expect(timesQuantity(a, quantity) - timesQuantity(a, 0)).toBe(quantity === 0 ? 0 : a * quantity);
    }),
  );
  expect(addCents()).toBe(zeroCents);
});

test('a sum beyond exact numbers is refused, not rounded', () => {
  expect(() => timesQuantity(toCents(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
});
