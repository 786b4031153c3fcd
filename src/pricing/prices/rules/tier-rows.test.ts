import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { activeRow, rangeCell, tierRows, tierSubtotal } from './tier-rows.ts';

const shown = (...pairs: [number, number][]) => pairs.map(([from, unit]) => ({ from, unit: toCents(unit) }));
const rows = tierRows(toCents(800), shown([50, 700], [10, 750]));

test('[TIER-03] range cells are `a - b`, `a+`, or a single quantity', () => {
  expect(rows.map(rangeCell)).toEqual(['1 - 9', '10 - 49', '50+']);
  expect(tierRows(toCents(800), shown([2, 700], [3, 600])).map(rangeCell)).toEqual(['1', '2', '3+']);
});

test('[TIER-04] the discount is shown against the price of one piece, in whole percent', () => {
  expect(rows.map((row) => row.discountPercent)).toEqual([0, 6, 13]);
});

test('[TIER-13] a tier that is not lower than what comes before is no row', () => {
  expect(tierRows(toCents(800), shown([10, 900], [20, 700], [30, 700])).map(rangeCell)).toEqual([
    '1 - 19',
    '20+',
  ]);
  expect(tierRows(toCents(800), shown([10, 900]))).toEqual([]);
  expect(tierRows(toCents(800), [])).toEqual([]);
});

test.each([
  [1, 0],
  [9, 0],
  [10, 1],
  [49, 1],
  [50, 2],
  [5000, 2],
])('[TIER-05] [TIER-12] for %i pieces the row %i is the active one', (quantity, expected) => {
  expect(activeRow(rows, quantity)).toBe(expected);
});

test('[TIER-14] the subtotal has two decimals and no more', () => {
  expect(tierSubtotal(toCents(1999), 3)).toBe(5997);
});
