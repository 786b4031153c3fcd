import { expect, it } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { lineTotal } from './line-total.ts';

const tiers = [
  { from: 5, unit: toCents(900) },
  { from: 10, unit: toCents(850) },
];

it.each([
  [0, 0],
  [1, 1000],
  [4, 4000],
  [5, 4500],
  [12, 10_200],
])('[TAB-44] [TIER-14] %i pieces cost %i cents at the tier of their quantity', (quantity, total) => {
  expect(lineTotal(1000, tiers, quantity)).toBe(total);
});

it('[TAB-44] a tier that is dearer than the price counts for nothing, and without a price there is no total', () => {
  expect(lineTotal(800, tiers, 12)).toBe(9600);
  expect(lineTotal(null, tiers, 12)).toBeNull();
});
