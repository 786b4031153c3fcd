import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { tierFor } from './tier-price.ts';

const tiers = [
  { minQuantity: 50, price: toCents(700) },
  { minQuantity: 1, price: toCents(1000) },
  { minQuantity: 10, price: toCents(900) },
];

test.each([
  [1, 1],
  [9, 1],
  [10, 10],
  [49, 10],
  [50, 50],
  [5000, 50],
])('[TIER-12] for %i pieces the tier from %i on counts', (quantity, expected) => {
  expect(tierFor(tiers, quantity)?.minQuantity).toBe(expected);
});

test('[TIER-12] below every threshold, and without tiers, there is none', () => {
  expect(tierFor(tiers.slice(0, 1), 49)).toBeNull();
  expect(tierFor([], 1)).toBeNull();
});

test('[TIER-12] the tier is the largest threshold not above the quantity', () => {
  const thresholds = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 12 });
  fc.assert(
    fc.property(thresholds, fc.integer({ min: 1, max: 1200 }), (list, quantity) => {
      const found = tierFor(
        list.map((minQuantity) => ({ minQuantity, price: toCents(minQuantity) })),
        quantity,
      );
      const reached = list.filter((threshold) => threshold <= quantity);
      expect(found?.minQuantity ?? null).toBe(reached.length === 0 ? null : Math.max(...reached));
    }),
  );
});
