import { expect, test } from 'vitest';
import { checkQuantity } from './check-quantity.ts';

const limits = { minimum: 4, maximum: 20, step: 4 };

test.each([
  [4, null],
  [8, null],
  [20, null],
  [0, { code: 'not-a-quantity' }],
  [-4, { code: 'not-a-quantity' }],
  [4.5, { code: 'not-a-quantity' }],
  [Number.NaN, { code: 'not-a-quantity' }],
  [3, { code: 'below-minimum', minimum: 4 }],
  [24, { code: 'above-maximum', maximum: 20 }],
  [6, { code: 'not-a-multiple', step: 4 }],
])('[QTY-02] %d pieces of a product that goes by fours', (quantity, expected) => {
  expect(checkQuantity(quantity, limits)).toEqual(expected);
});
