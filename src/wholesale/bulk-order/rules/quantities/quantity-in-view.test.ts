import { expect, it } from 'vitest';
import { itemInCart, quantityInView } from './quantity-in-view.ts';

const lines = [
  { productId: 1, variationId: null, quantity: 2 },
  { productId: 5, variationId: 51, quantity: 3 },
  { productId: 5, variationId: 52, quantity: 4 },
];
const row = (id: number, productId: number, quantity: number) => ({ item: { id, productId }, quantity });

it('[BULK-29] pieces of exactly this item are in the cart', () => {
  expect(itemInCart(lines, 1)).toBe(2);
  expect(itemInCart(lines, 51)).toBe(3);
  expect(itemInCart(lines, 9)).toBe(0);
});

it('[BULK-43] the cart counts for the tier, and other rows of the same product', () => {
  const others = [row(52, 5, 10), row(1, 1, 7)];
  const together = { wholeCart: false, variationsTogether: true };
  expect(quantityInView(row(51, 5, 1), lines, others, together)).toEqual({
    entered: 1,
    inCart: 7,
    cartTotal: 9,
    siblings: 10,
  });
  const alone = { wholeCart: true, variationsTogether: false };
  expect(quantityInView(row(51, 5, 1), lines, others, alone)).toMatchObject({ inCart: 3, siblings: 0 });
});
