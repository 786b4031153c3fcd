import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCents, toCents } from '#foundation/money/rules/cents.ts';
import { splitAmount } from './split-amount.ts';

const cents = (...amounts: readonly number[]) => amounts.map(toCents);

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [1, 1], [1, 0]],
  [0, [5, 5], [0, 0]],
  [7, [0, 10], [0, 7]],
  [5, [], []],
  [5, [0, 0], [0, 0]],
] as const)('%i by %j is %j', (amount, weights, shares) => {
  expect(splitAmount(toCents(amount), cents(...weights))).toEqual(shares);
});

it('shares add up to the cent, are at most a cent from the proportion, and never above their weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
      const whole = given.reduce((sum, weight) => sum + weight, 0);
      fc.pre(whole > 0);
      const amount = toCents(Math.floor(whole * part));
      const shares = splitAmount(amount, cents(...given));
      expect(addCents(...shares)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        const weight = given[index] ?? 0;
        expect(share).toBeLessThanOrEqual(weight);
        expect(Math.abs(share - (amount * weight) / whole)).toBeLessThan(1.001);
      }
    }),
  );
});
