import { expect, test } from 'vitest';
import { formatTaxRate } from './tax-rate.ts';

test.each([
  [2200, '22%', '22%'],
  [550, '5,5%', '5.5%'],
  [0, '0%', '0%'],
])('%i basis points read %s in Italian and %s in English', (rate, italian, english) => {
  expect(formatTaxRate(rate)).toBe(italian);
  expect(formatTaxRate(rate, 'en')).toBe(english);
});
