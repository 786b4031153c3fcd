import { expect, test } from 'vitest';
import { averageCost, stockValue } from './average-cost.ts';

test.each([
  ['half at each cost', { onHand: 10, average: 100 }, { quantity: 10, unitCost: 200 }, 150],
  ['cheap parts to a fraction of a cent', { onHand: 100, average: 1 }, { quantity: 50, unitCost: 2 }, 1.3333],
  ['nothing there', { onHand: 0, average: 100 }, { quantity: 5, unitCost: 300 }, 300],
  ['less than nothing there', { onHand: -4, average: 100 }, { quantity: 5, unitCost: 300 }, 300],
  ['pieces of unknown cost there', { onHand: 4, average: null }, { quantity: 5, unitCost: 300 }, 300],
  ['a gift', { onHand: 10, average: 100 }, { quantity: 10, unitCost: 0 }, 50],
])('%s: what came changes the average cost', (_, there, come, average) => {
  expect(averageCost(there, come)).toBe(average);
});

test('a value is in whole cents', () => {
  expect(stockValue(150, 1.3333)).toBe(200);
});
