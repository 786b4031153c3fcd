import { expect, test } from 'vitest';
import { piecesInCart } from './pieces-in-cart.ts';

const lines = [
  { productId: 1, variationId: 11, quantity: 2 },
  { productId: 1, variationId: 12, quantity: 3 },
  { productId: 2, variationId: null, quantity: 5 },
];

test('[TIER-11] variations of one product count together, unless the setting says otherwise', () => {
  const item = { productId: 1, variationId: 11 };
  expect(piecesInCart(lines, item, { variationsTogether: true })).toEqual({ inCart: 5, cartTotal: 10 });
  expect(piecesInCart(lines, item, { variationsTogether: false })).toEqual({ inCart: 2, cartTotal: 10 });
});

test('[TIER-11] an empty cart counts nothing', () => {
  expect(piecesInCart([], { productId: 1, variationId: null }, { variationsTogether: true })).toEqual({
    inCart: 0,
    cartTotal: 0,
  });
});
