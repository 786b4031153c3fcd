import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { cartTotals, lineTotal } from './cart-totals.ts';

const line = (unit: number, quantity: number, rate = 2200) => ({
  unit: toCents(unit),
  quantity,
  homeRate: 2200,
  rate,
});

test('the total of a retail line includes VAT', () => {
  expect(lineTotal(line(1220, 3), 'gross')).toMatchObject({ net: 3000, tax: 660, gross: 3660, unit: 1220 });
});

test('VAT is added to the total of a business line', () => {
  expect(lineTotal(line(1000, 3), 'net')).toMatchObject({ net: 3000, tax: 660, gross: 3660, unit: 1000 });
});

test('where no VAT is due a private buyer pays the net price', () => {
  expect(lineTotal(line(1220, 3, 0), 'gross')).toMatchObject({
    net: 3000,
    tax: 0,
    gross: 3000,
    unit: 1000,
    mode: 'net',
  });
});

test('inside the VAT area a private buyer pays the same everywhere', () => {
  expect(lineTotal(line(1220, 1, 1900), 'gross')).toMatchObject({ gross: 1220, net: 1025, tax: 195 });
});

test('VAT is listed by rate, the highest first, without empty rates', () => {
  const totals = cartTotals(
    [
      lineTotal(line(1000, 1), 'net'),
      lineTotal(line(1000, 1, 400), 'net'),
      lineTotal(line(500, 1, 0), 'net'),
    ],
    lineTotal(line(500, 1), 'net'),
  );
  expect(totals.taxLines).toEqual([
    { rate: 2200, net: 1500, tax: 330 },
    { rate: 400, net: 1000, tax: 40 },
  ]);
  expect(totals).toMatchObject({ tax: 370, total: 3370 });
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([], null)).toEqual({
    items: { net: 0, tax: 0, gross: 0 },
    shipping: null,
    fees: { net: 0, tax: 0, gross: 0 },
    taxLines: [],
    tax: 0,
    total: 0,
  });
});

test('lines, VAT by rate and total always add up to the cent', () => {
  const lines = fc.array(
    fc.record({
      unit: fc.integer({ min: 0, max: 1_000_000 }).map(toCents),
      quantity: fc.integer({ min: 1, max: 9999 }),
      homeRate: fc.constantFrom(2200, 1000, 400),
      rate: fc.constantFrom(0, 400, 1000, 1900, 2200, 2700),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom('gross' as const, 'net' as const), (wanted, mode) => {
      const totals = cartTotals(
        wanted.map((one) => lineTotal(one, mode)),
        lineTotal(line(790, 1), mode),
      );
      const shipping = totals.shipping?.gross ?? 0;
      expect(totals.items.gross + shipping).toBe(totals.total);
      expect(totals.items.net + (totals.shipping?.net ?? 0) + totals.tax).toBe(totals.total);
      expect(totals.taxLines.reduce((sum, one) => sum + one.tax, 0)).toBe(totals.tax);
    }),
  );
});
