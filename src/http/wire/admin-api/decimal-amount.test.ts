import { expect, it } from 'vitest';
import { decimalAmount } from './decimal-amount.ts';

it.each([
  [0, 2, '0.00'],
  [5, 2, '0.05'],
  [-5, 2, '-0.05'],
  [123_456, 2, '1234.56'],
  [123_456, 4, '1234.5600'],
  [123_456, 0, '1235'],
  [123_456, 1, '1234.6'],
  [-150, 0, '-2'],
  [-10, 0, '0'],
])('%i cents with %i decimals are %s', (cents, decimals, text) => {
  expect(decimalAmount(cents, decimals)).toBe(text);
});
