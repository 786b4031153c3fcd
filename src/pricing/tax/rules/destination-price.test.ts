import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { convertTaxMode, unitForDestination } from './destination-price.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000 }).map(toCents);
const rates = fc.integer({ min: 0, max: 10_000 });

test.each([
  [1220, 'gross', 'net', 1000],
  [1000, 'net', 'gross', 1220],
  [999, 'gross', 'net', 819],
  [999, 'net', 'net', 999],
] as const)('[TIER-15] %i cents %s are %3$i cents %2$s at 22 %%', (amount, from, to, expected) => {
  expect(convertTaxMode(toCents(amount), from, to, 2200)).toBe(expected);
});

test('a net price survives the way to gross and back', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const gross = convertTaxMode(amount, 'net', 'gross', rate);
      expect(convertTaxMode(gross, 'gross', 'net', rate)).toBe(amount);
    }),
  );
});

test.each([
  ['gross', 1900, 1220],
  ['gross', 0, 1000],
  ['net', 0, 1220],
  ['net', 2200, 1220],
] as const)('a %s price delivered where VAT is %i', (mode, rate, expected) => {
  expect(unitForDestination(toCents(1220), mode, 2200, rate)).toBe(expected);
});
