import { expect, test } from 'vitest';
import { listingOrders, parseListingQuery } from './listing-query.ts';

const read = (query: string, page?: string) =>
  parseListingQuery({ kind: 'shop' }, page, new URLSearchParams(query));

test.each(listingOrders)('[CAT-03] orderby=%s is an order of the listing', (order) => {
  expect(read(`orderby=${order}`).order).toBe(order);
});

test('[CAT-02] without an order, or with one that is none, the default order holds', () => {
  expect(read('').order).toBe('menu_order');
  expect(read("orderby=price'--").order).toBe('menu_order');
});

test.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', 0],
  ['-3', 0],
  ['1e3', 0],
  ['due', 0],
  ['9'.repeat(400), 9_999_999],
])('[CAT-01] page %j is page %i', (page, expected) => {
  expect(read('', page).page).toBe(expected);
});

test('[CAT-01] choices are read together or one by one, each once and in their order', () => {
  expect(read('filter_asse=b,a&filter_asse=c,a&brand=x&product_cat=dischi&on_sale=1')).toMatchObject({
    attributes: [{ attribute: 'asse', terms: ['a', 'b', 'c'] }],
    brands: ['x'],
    categories: ['dischi'],
    onSale: true,
  });
});

test.each([
  'filter_=a',
  'filter_asse=',
  'filter_asse=,,',
  'filter_asse=<b>',
  'filter_%00=a',
  'brand=a\u0000b',
  'brand=%27%20or%201',
  'on_sale=2',
  'min_price=1e9&max_price=99999999999',
])('what is no filter is left out: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('at most 24 choices of a filter and 8 attributes are read', () => {
  const many = Array.from({ length: 900 }, (_, at) => `t${at}`);
  expect(read(`brand=${many.join(',')}`).brands).toHaveLength(24);
  expect(read(many.map((name) => `filter_${name}=a`).join('&')).attributes).toHaveLength(8);
});

test('filters are read in euro; what cannot be read is left out', () => {
  expect(read('in_stock=1&min_price=12,50&max_price=1.200')).toMatchObject({
    inStock: true,
    minPrice: 1250,
    maxPrice: 120_000,
  });
  expect(read('in_stock=yes&min_price=-1&max_price=NaN')).toMatchObject({
    inStock: false,
    minPrice: null,
    maxPrice: null,
  });
});

test('words make a search of the shop, at most 200 characters of them', () => {
  expect(read('s=+pastiglie+').scope).toEqual({ kind: 'search', words: 'pastiglie' });
  expect(read('s=+++').scope).toEqual({ kind: 'shop' });
  expect(read(`s=${'x'.repeat(10_000)}`).scope).toEqual({ kind: 'search', words: 'x'.repeat(200) });
});

test('a category stays a category, whatever is searched for', () => {
  const scope = { kind: 'category', slug: 'freni' } as const;
  expect(parseListingQuery(scope, undefined, new URLSearchParams('s=disco')).scope).toEqual(scope);
});
