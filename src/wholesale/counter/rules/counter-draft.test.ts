import { expect, it } from 'vitest';
import { typedQuantity } from './counter-draft.ts';

it.each([
  ['', 1],
  ['12', 12],
  ['0', 0],
  ['1,5', null],
  ['-2', null],
  ['99999', null],
])('[QTY-02] “%s” in the quantity of the counter means %s', (text, quantity) => {
  expect(typedQuantity(text)).toBe(quantity);
});
