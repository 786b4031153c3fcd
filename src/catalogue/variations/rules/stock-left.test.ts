import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages-for.ts';
import { stockLeft } from './stock-left.ts';

const few = { maximum: 3, left: 3, buyable: true };

test.each([
  ['at the threshold', { ...few, maximum: 5, left: 5 }, 5],
  ['below it', few, 3],
  ['one piece', { ...few, maximum: 1, left: 1 }, 1],
  ['above it', { ...few, maximum: 6, left: 6 }, null],
  ['nothing left', { ...few, maximum: 1, left: 0, buyable: false }, null],
  ['a stock that limits nothing', { ...few, left: null }, null],
  ['a rule of the product, with plenty in stock', { ...few, maximum: 2, left: 100 }, null],
])('[VAR-34] the label appears when the maximum is at most 5: %s', (_, variation, expected) => {
  expect(stockLeft(variation, 5)).toBe(expected);
});

test('[VAR-34] its words, in both languages', () => {
  const { variations: it } = messagesFor('it');
  const { variations: en } = messagesFor('en');
  expect([it.stockLeft(3), it.stockLeft(1), en.stockLeft(3)]).toEqual([
    'Solo 3 rimasti',
    'Solo 1 rimasto',
    'Only 3 left',
  ]);
});
