import { expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { chosenFilters, isFiltered, toggleFilter, withoutFilters } from './chosen-filters.ts';
import { discountPercent } from './discount-percent.ts';
import { type ListingQuery, noFilters } from './listing-query.ts';

const filtered: ListingQuery = {
  scope: { kind: 'category', slug: 'freni' },
  order: 'price',
  page: 4,
  ...noFilters,
  brands: ['arrestia', 'discova'],
  attributes: [{ attribute: 'asse', terms: ['anteriore'] }],
  inStock: true,
  minPrice: toCents(1000),
};

test('each filter can be removed by itself, which leads to the first page', () => {
  const first = { ...filtered, page: 1 };
  expect(chosenFilters(filtered)).toEqual([
    { choice: { kind: 'in-stock' }, without: { ...first, inStock: false } },
    { choice: { kind: 'min-price' }, without: { ...first, minPrice: null } },
    { choice: { kind: 'brand', slug: 'arrestia' }, without: { ...first, brands: ['discova'] } },
    { choice: { kind: 'brand', slug: 'discova' }, without: { ...first, brands: ['arrestia'] } },
    { choice: { kind: 'term', attribute: 'asse', slug: 'anteriore' }, without: { ...first, attributes: [] } },
  ]);
});

test('an added choice stands in the order of the address', () => {
  const more = toggleFilter(filtered, { kind: 'term', attribute: 'altezza', slug: '40' });
  expect(more.attributes.map(({ attribute }) => attribute)).toEqual(['altezza', 'asse']);
  expect(toggleFilter(more, { kind: 'brand', slug: 'b' }).brands).toEqual(['arrestia', 'b', 'discova']);
  expect(toggleFilter(more, { kind: 'category', slug: 'dischi' }).categories).toEqual(['dischi']);
});

test('a listing without its filters has the same scope and order', () => {
  expect(isFiltered(filtered)).toBe(true);
  expect(isFiltered(withoutFilters(filtered))).toBe(false);
  expect(withoutFilters(filtered)).toEqual({ scope: filtered.scope, order: 'price', page: 1, ...noFilters });
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
