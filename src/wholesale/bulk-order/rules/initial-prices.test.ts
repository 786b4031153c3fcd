import { expect, it } from 'vitest';
import { aBulkItem } from './a-bulk-item.ts';
import { readInitialPrices, writeInitialPrices } from './initial-prices.ts';

it('[BULK-20] the initial prices string is id, price, tiers and stock with hyphens between, repeated', () => {
  const known = readInitialPrices('12-10.5-10:9.50;50:9,25-3|7-4--0|');
  expect([...known]).toEqual([
    [
      12,
      {
        price: 1050,
        tiers: [
          { from: 10, unit: 950 },
          { from: 50, unit: 925 },
        ],
        stock: 3,
      },
    ],
    [7, { price: 400, tiers: [], stock: 0 }],
  ]);
});

it('[BULK-20] the tiers may hold hyphens: what is before the second and after the last of them is read', () => {
  expect(readInitialPrices('12-10-da-dieci-in-su-3|').get(12)).toEqual({ price: 1000, tiers: [], stock: 3 });
});

it.each([
  '',
  '|',
  '12',
  '12-10|',
  '12-10-3|',
  'x-10--3|',
  '12-molto--3|',
  '12-10--tanti|',
  '0-10--3|',
  '-'.repeat(10_000),
])('[BULK-20] %j says nothing', (text) => {
  expect(readInitialPrices(text).size).toBe(0);
});

it('[BULK-20] a part that says nothing leaves the others as they are', () => {
  expect([...readInitialPrices('boh|5-1--9|').keys()]).toEqual([5]);
});

it('[BULK-20] what is written is read back', () => {
  const item = aBulkItem({ id: 5, price: 1999, tiers: [[10, 1850]], stock: 7 });
  const text = writeInitialPrices([item, aBulkItem({ id: 6, stock: null })]);
  expect(text).toBe('5-19.99-10:18.50-7|6-10.00--999999999|');
  expect(readInitialPrices(text).get(5)).toEqual({
    price: 1999,
    tiers: [{ from: 10, unit: 1850 }],
    stock: 7,
  });
});
