import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveQuantity } from './effective-quantity.ts';

const view = { entered: 3, inCart: 2, cartTotal: 10, siblings: 4 };

test('[TIER-11] what is entered, what of the product is in the cart, and what is selected of its siblings count', () => {
  expect(effectiveQuantity(view, { wholeCart: false })).toBe(3 + 2 + 4);
});

test('[TIER-11] where the whole cart counts, its other goods do as well, and no piece twice', () => {
  expect(effectiveQuantity(view, { wholeCart: true })).toBe(3 + 10 + 4);
});

test('[TIER-11] what a page promises is what the cart says once it is added', () => {
  const pieces = fc.nat(500);
  fc.assert(
    fc.property(pieces, pieces, pieces, fc.boolean(), (entered, inCart, others, wholeCart) => {
      const before = { entered, inCart, cartTotal: inCart + others, siblings: 0 };
      const after = {
        entered: 0,
        inCart: inCart + entered,
        cartTotal: inCart + others + entered,
        siblings: 0,
      };
      expect(effectiveQuantity(after, { wholeCart })).toBe(effectiveQuantity(before, { wholeCart }));
    }),
  );
});
