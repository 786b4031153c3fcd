import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { addTaxed, splitTax } from './split-tax.ts';

test.each([
  [12_200, 2200, 'gross', { net: 10_000, tax: 2200, gross: 12_200 }],
  [10_000, 2200, 'net', { net: 10_000, tax: 2200, gross: 12_200 }],
  [100, 2200, 'gross', { net: 82, tax: 18, gross: 100 }],
  [1, 2200, 'gross', { net: 1, tax: 0, gross: 1 }],
  [999, 400, 'net', { net: 999, tax: 40, gross: 1039 }],
  [999, 0, 'gross', { net: 999, tax: 0, gross: 999 }],
] as const)('%i cents at %i basis points, %s, come apart', (amount, rate, mode, expected) => {
  expect(splitTax(toCents(amount), rate, mode)).toEqual(expected);
});

const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map(toCents);
const rates = fc.integer({ min: 0, max: 10_000 });
const modes = fc.constantFrom('gross' as const, 'net' as const);

test('net and VAT always make the gross amount, and the given side stays the same to the cent', () => {
  fc.assert(
    fc.property(amounts, rates, modes, (amount, rate, mode) => {
      const parts = splitTax(amount, rate, mode);
      expect(parts.net + parts.tax).toBe(parts.gross);
      expect(parts[mode]).toBe(amount);
      expect(parts.tax).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('sums of parts add up side by side', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, rates, modes), { maxLength: 20 }), (lines) => {
      const sum = addTaxed(lines.map((line) => splitTax(...line)));
      expect(sum.net + sum.tax).toBe(sum.gross);
    }),
  );
  expect(addTaxed([])).toEqual({ net: 0, tax: 0, gross: 0 });
});
