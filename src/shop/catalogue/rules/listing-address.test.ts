import { expect, test } from 'vitest';
import { toCents } from '#shop/money/rules/cents.ts';
import { listingAddress } from './listing-address.ts';
import { type ListingQuery, parseListingQuery } from './listing-query.ts';

const plain: ListingQuery = {
  scope: { kind: 'shop' },
  order: 'menu_order',
  page: 1,
  inStock: false,
  minPrice: null,
  maxPrice: null,
};

test('[CAT-01] a listing without wishes has a bare address', () => {
  expect(listingAddress(plain)).toBe('/shop/');
  expect(listingAddress({ ...plain, scope: { kind: 'category', slug: 'freni' } })).toBe(
    '/product-category/freni/',
  );
  expect(listingAddress({ ...plain, scope: { kind: 'tag', slug: 'offerta' } })).toBe('/product-tag/offerta/');
});

test('[CAT-01] further pages stand at page/{n}/ and keep the query', () => {
  const query: ListingQuery = { ...plain, order: 'price-desc', page: 3, inStock: true };
  expect(listingAddress(query)).toBe('/shop/page/3/?orderby=price-desc&in_stock=1');
});

test('what an address says is read back the same', () => {
  const query: ListingQuery = {
    scope: { kind: 'search', words: 'dischi & pastiglie 1K0 698' },
    order: 'rating',
    page: 2,
    inStock: true,
    minPrice: toCents(123450),
    maxPrice: toCents(200000),
  };
  const address = new URL(listingAddress(query), 'http://shop.test');
  expect(address.pathname).toBe('/shop/page/2/');
  expect(parseListingQuery({ kind: 'shop' }, '2', address.searchParams)).toEqual(query);
});
