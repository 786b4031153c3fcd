import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from './cents.ts';
import { formatAmount, formatEuro } from './format-euro.ts';
import { parseEuro } from './parse-euro.ts';

test.each([
  [0, '0,00\u00a0€', '€0.00'],
  [5, '0,05\u00a0€', '€0.05'],
  [1999, '19,99\u00a0€', '€19.99'],
  [123_456, '1.234,56\u00a0€', '€1,234.56'],
  [123_456_789, '1.234.567,89\u00a0€', '€1,234,567.89'],
  [-1250, '-12,50\u00a0€', '-€12.50'],
])('[SITE-02] %i cents read %j in Italian and %j in English', (amount, italian, english) => {
  expect(formatEuro(toCents(amount))).toBe(italian);
  expect(formatEuro(toCents(amount), 'en')).toBe(english);
});

test('[SITE-02] what is written in Italian is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(parseEuro(formatAmount(toCents(amount)))).toBe(amount);
    }),
  );
});
