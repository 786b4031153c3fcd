import { expect, test } from 'vitest';
import { toCents } from '#shop/money/rules/cents.ts';
import { chosenFilters, withoutFilters } from './chosen-filters.ts';
import { discountPercent } from './discount-percent.ts';
import type { ListingQuery } from './listing-query.ts';

const filtered: ListingQuery = {
  scope: { kind: 'category', slug: 'freni' },
  order: 'price',
  page: 4,
  inStock: true,
  minPrice: toCents(1000),
  maxPrice: null,
};

test('each filter can be taken away by itself, which leads to the first page', () => {
  const [inStock, minPrice, ...more] = chosenFilters(filtered);
  expect(more).toEqual([]);
  expect(inStock).toEqual({ kind: 'in-stock', without: { ...filtered, page: 1, inStock: false } });
  expect(minPrice).toEqual({ kind: 'min-price', without: { ...filtered, page: 1, minPrice: null } });
});

test('without its filters a listing keeps place and order', () => {
  expect(chosenFilters(withoutFilters(filtered))).toEqual([]);
  expect(withoutFilters(filtered)).toMatchObject({ scope: filtered.scope, order: 'price', page: 1 });
});

test.each([
  [7999, 9999, true, 20],
  [8004, 10005, true, 20],
  [9951, 10000, true, 0],
  [5000, 10000, false, 0],
  [10000, 10000, true, 0],
])('%i instead of %i, on sale %s, is %i per cent off', (unit, regular, onSale, percent) => {
  const price = {
    unit: toCents(unit),
    regular: toCents(regular),
    onSale,
    upTo: null,
    mode: 'gross',
  } as const;
  expect(discountPercent(price)).toBe(percent);
});
