import { expect, test } from 'vitest';
import { inputLimits } from './input-limits.ts';

const rule = { minQuantity: 1, maxQuantity: null, step: 1, soldIndividually: false, available: null };

test('[QTY-03] without values of its own an input goes up to 999999999 by ones', () => {
  expect(inputLimits(rule)).toEqual({ minimum: 1, maximum: 999_999_999, step: 1 });
});

test.each([
  ['its own', { minQuantity: 4, maxQuantity: 12, step: 4 }, { minimum: 4, maximum: 12, step: 4 }],
  ['those of its stock', { available: 7 }, { minimum: 1, maximum: 7, step: 1 }],
  ['one to an order', { soldIndividually: true }, { minimum: 1, maximum: 1, step: 1 }],
])('[QTY-02] an item with limits brings %s', (_, own, expected) => {
  expect(inputLimits({ ...rule, ...own })).toEqual(expected);
});
