import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkQuantity } from './check-quantity.ts';
import { largestLineQuantity } from './largest-quantities.ts';
import { type QuantityRule, quantityLimits } from './quantity-limits.ts';

const rule: QuantityRule = {
  minQuantity: 1,
  maxQuantity: null,
  step: 1,
  soldIndividually: false,
  available: null,
};

test.each([
  ['nothing of its own', {}, { minimum: 1, maximum: largestLineQuantity, step: 1 }],
  ['a minimum', { minQuantity: 4 }, { minimum: 4, maximum: largestLineQuantity, step: 1 }],
  ['a maximum', { maxQuantity: 8 }, { minimum: 1, maximum: 8, step: 1 }],
  ['a step', { step: 4, maxQuantity: 10 }, { minimum: 4, maximum: 8, step: 4 }],
  ['a minimum between steps', { minQuantity: 5, step: 4 }, { minimum: 8, maximum: 9996, step: 4 }],
  ['few in stock', { maxQuantity: 8, available: 3 }, { minimum: 1, maximum: 3, step: 1 }],
  ['less in stock than a step', { step: 4, available: 3 }, { minimum: 4, maximum: 4, step: 4 }],
  [
    'only one to a customer',
    { soldIndividually: true, minQuantity: 5, step: 5 },
    { minimum: 1, maximum: 1, step: 1 },
  ],
])('[QTY-02] %s', (_, own, expected) => {
  expect(quantityLimits({ ...rule, ...own })).toEqual(expected);
});

test('[QTY-02] the limits can always be bought themselves', () => {
  const rules = fc.record({
    minQuantity: fc.integer({ min: 1, max: 500 }),
    maxQuantity: fc.option(fc.integer({ min: 1, max: 500 })),
    step: fc.integer({ min: 1, max: 60 }),
    soldIndividually: fc.boolean(),
    available: fc.option(fc.integer({ min: 0, max: 500 })),
  });
  fc.assert(
    fc.property(rules, (own) => {
      const limits = quantityLimits(own);
      expect(checkQuantity(limits.minimum, limits)).toBeNull();
      expect(checkQuantity(limits.maximum, limits)).toBeNull();
    }),
  );
});
