import { expect, it } from 'vitest';
import { piecesIn, settleQuantity } from './typed-quantity.ts';

const limits = { minimum: 2, maximum: 10, step: 2 };
const classic = { layout: 'classic', enforcesQuantities: true, forcesWhole: false } as const;
const indigo = { ...classic, layout: 'indigo' } as const;

it.each([
  ['boh', 0, classic, '2', null],
  ['5', 0, classic, '6', null],
  ['1', 0, classic, '2', null],
  ['12', 0, classic, '10', 10],
  ['6', 8, classic, '2', 10],
  ['6', 10, classic, '0', 10],
  ['1', 0, indigo, '2', null],
  ['boh', 0, indigo, '2', null],
  ['5', 0, indigo, '5', null],
  ['40', 0, indigo, '10', 10],
  ['5', 0, { ...classic, enforcesQuantities: false }, '5', null],
  ['2.9', 0, { ...indigo, forcesWhole: true }, '2', null],
] as const)(
  '[BULK-26] [BULK-29] %s with %i in the cart is left as it may stay',
  (typed, inCart, terms, text, cutTo) => {
    expect(settleQuantity(typed, limits, { inCart, terms })).toEqual({ text, cutTo });
  },
);

it('what is no whole quantity is none', () => {
  expect(['3', ' 4 ', '', '1.5', '-1', '1e3', 'x'].map(piecesIn)).toEqual([3, 4, 0, 0, 0, 0, 0]);
});
