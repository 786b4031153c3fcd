import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { type ListPercentage, lessPercentage, percentageFor } from './list-percentage.ts';

const noon = Date.UTC(2026, 2, 2, 12);
const brembo = { id: 3, name: 'Brembo' };
const brakes = { id: 10, name: 'Freni', depth: 1 };
const discs = { id: 11, name: 'Dischi', depth: 2 };
const item = { brandId: 3, categoryIds: [10, 11] };
const off = (basisPoints: number, options: Partial<ListPercentage> = {}): ListPercentage => ({
  basisPoints,
  brand: null,
  category: null,
  ...options,
});

describe('the most specific percentage wins', () => {
  test.each([
    ['a brand before the whole list', off(500, { brand: brembo }), off(3000)],
    ['a category before a brand', off(500, { category: brakes }), off(3000, { brand: brembo })],
    ['a deeper category before one above it', off(500, { category: discs }), off(3000, { category: brakes })],
    [
      'a brand within a category before a category',
      off(500, { brand: brembo, category: brakes }),
      off(3000, { category: discs }),
    ],
    [
      'of two categories of one depth the larger percentage',
      off(3000, { category: brakes }),
      off(500, { category: { ...brakes, id: 11 } }),
    ],
  ])('[TIER-15] %s', (_, winner, loser) => {
    expect(percentageFor([winner, loser], item, noon)).toBe(winner);
    expect(percentageFor([loser, winner], item, noon)).toBe(winner);
  });
});

it('[TIER-15] concerns only goods of its brand and category', () => {
  const all = [off(500, { brand: { id: 4, name: 'Ate' } }), off(500, { category: { ...brakes, id: 12 } })];
  expect(percentageFor(all, item, noon)).toBeNull();
  expect(percentageFor([off(500, { brand: brembo })], { brandId: null, categoryIds: [] }, noon)).toBeNull();
});

it('[TIER-15] counts from its first moment until just before its last', () => {
  const action = off(500, { brand: brembo, validity: { from: noon, to: noon + 10 } });
  const standing = off(300);
  const at = (moment: number) => percentageFor([action, standing], item, moment);
  expect([at(noon - 1), at(noon), at(noon + 9), at(noon + 10)]).toEqual([standing, action, action, standing]);
});

it('[TIER-15] is taken off to the whole cent, half a cent upwards', () => {
  expect(lessPercentage(toCents(1250), 1500)).toBe(1063);
  expect(lessPercentage(toCents(999), 1)).toBe(999);
});

it('[TIER-15] never makes anything dearer or negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 9999 }), (amount, points) => {
      const less = lessPercentage(toCents(amount), points);
      expect(less).toBeGreaterThanOrEqual(0);
      expect(less).toBeLessThanOrEqual(amount);
    }),
  );
});
