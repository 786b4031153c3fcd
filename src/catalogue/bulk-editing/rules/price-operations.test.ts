import { describe, expect, test } from 'vitest';
import { operatedPrice, type Rounding, roundedPrice, roundings } from './price-operations.ts';

describe('an operation', () => {
  test.each([
    [1000, 'set', 500, 500],
    [1000, 'add', 250, 1250],
    [1000, 'subtract', 1500, -500],
    [1000, 'percent-up', 500, 1050],
    [999, 'percent-up', 1000, 1099],
    [1, 'percent-up', 5000, 2],
    [1000, 'percent-down', 10_000, 0],
    [1995, 'percent-off', 1000, 1796],
    [1000, 'amount-off', 1, 999],
    [1_000_000_000, 'percent-up', 10_000, 2_000_000_000],
  ] as const)('%i %s %i is %i', (cents, operation, value, expected) => {
    expect(operatedPrice(cents, operation, value)).toBe(expected);
  });
});

describe('a price is rounded to the nearest one with the ending', () => {
  test.each<[number, Rounding, number]>([
    [1050, 'to-90', 1090],
    [1039, 'to-90', 990],
    [1040, 'to-90', 1090],
    [1090, 'to-90', 1090],
    [20, 'to-90', 90],
    [1, 'to-99', 99],
    [1048, 'to-99', 999],
    [1049, 'to-99', 1099],
    [1049, 'to-00', 1000],
    [1050, 'to-00', 1100],
    [30, 'to-00', 100],
    [1042, 'by-5', 1040],
    [1043, 'by-5', 1045],
    [2, 'by-5', 5],
    [1045, 'by-10', 1050],
    [1042, 'none', 1042],
    [0, 'to-90', 0],
    [-100, 'to-90', -100],
  ])('%i %s: %i', (cents, rounding, expected) => {
    expect(roundedPrice(cents, rounding)).toBe(expected);
  });

  test('is never further away than half a step, above zero, and the same when rounded once more', () => {
    for (const rounding of roundings) {
      for (let cents = 101; cents < 2000; cents += 7) {
        const rounded = roundedPrice(cents, rounding);
        expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(50);
        expect(rounded).toBeGreaterThan(0);
        expect(roundedPrice(rounded, rounding)).toBe(rounded);
      }
    }
  });
});
