import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enforceQuantity, isAccepted, piecesIn, settleQuantity, truncateQuantity } from './typed-quantity.ts';

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

it.each(['', '  ', 'due', '1e', '--3', '1,2,3', 'x'.repeat(10_000)])(
  '[BULK-24] %j is no number and becomes the minimum, 0 by default',
  (typed) => {
    expect(enforceQuantity(typed, {})).toBe(0);
    expect(enforceQuantity(typed, { minimum: 4, step: 2 })).toBe(4);
  },
);

it.each([
  ['3', {}, 3],
  ['2.4', {}, 2],
  ['2,5', {}, 3],
  ['-7', {}, 0],
  ['7', { step: 5 }, 5],
  ['8', { step: 5 }, 10],
  ['8', { minimum: 2, step: 5 }, 7],
  ['10', { minimum: 2, step: 5 }, 12],
  ['1', { minimum: 6, step: 3 }, 6],
  ['100', { maximum: 40 }, 40],
  ['100', { step: 6, maximum: 40 }, 36],
  ['3', { minimum: 0, maximum: 0 }, 0],
  ['Infinity', { maximum: 9 }, 9],
] as const)('[BULK-25] %s with %j becomes %i', (typed, limits, quantity) => {
  expect(enforceQuantity(typed, limits)).toBe(quantity);
});

it('[BULK-25] any number ends at minimum plus a multiple of the step, between minimum and maximum', () => {
  const limits = fc.record({
    minimum: fc.nat({ max: 50 }),
    span: fc.nat({ max: 500 }),
    step: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      limits,
      (wanted, { minimum, span, step }) => {
        const maximum = minimum + span;
        const quantity = enforceQuantity(String(wanted), { minimum, maximum, step });
        expect(quantity).toBeGreaterThanOrEqual(minimum);
        expect(quantity).toBeLessThanOrEqual(maximum);
        expect((quantity - minimum) % step).toBe(0);
      },
    ),
  );
});

it.each([
  ['0', false],
  ['1', true],
  ['8', true],
  ['9', false],
  ['', false],
  ['boh', false],
])('[BULK-26] %j is accepted between 1 and 8: %s', (typed, isFine) => {
  expect(isAccepted(typed, { minimum: 1, maximum: 8 })).toBe(isFine);
});

it.each([
  ['2.9', '2'],
  ['2,9', '2'],
  ['-1.5', '-1'],
  ['3', '3'],
  ['', ''],
  ['due', 'due'],
])('[BULK-27] where step 1 is forced, %j is truncated to %j', (typed, text) => {
  expect(truncateQuantity(typed)).toBe(text);
});
