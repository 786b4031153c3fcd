import { expect, test } from 'vitest';
import { unlimitedQuantity } from './largest-quantities.ts';
import { parseQuantity } from './parse-quantity.ts';

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['007', 7],
  ['0', 0],
  [String(unlimitedQuantity), 999_999_999],
])('[QTY-03] %j is %i pieces', (text, expected) => {
  expect(parseQuantity(text)).toBe(expected);
});

test.each(['', '-1', '1.5', '1,5', '1e3', 'due', '0x10', '1234567890', '٣'])('%j is no quantity', (text) => {
  expect(parseQuantity(text)).toBeNull();
});
