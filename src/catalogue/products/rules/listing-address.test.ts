import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { betterAddress, listingAddress } from './listing-address.ts';
import { type ListingQuery, noFilters, parseListingQuery } from './listing-query.ts';

const plain: ListingQuery = { scope: { kind: 'shop' }, order: 'menu_order', page: 1, ...noFilters };

test('[CAT-01] a listing without filters or order has a bare address', () => {
  expect(listingAddress(plain)).toBe('/shop/');
  expect(listingAddress({ ...plain, scope: { kind: 'category', slug: 'freni' } })).toBe(
    '/product-category/freni/',
  );
  expect(listingAddress({ ...plain, scope: { kind: 'tag', slug: 'offerta' } })).toBe('/product-tag/offerta/');
});

test('[CAT-01] further pages stand at page/{n}/ and have the same query', () => {
  const query: ListingQuery = { ...plain, order: 'price-desc', page: 3, inStock: true };
  expect(listingAddress(query)).toBe('/shop/page/3/?in_stock=1&orderby=price-desc');
});

test('[CAT-01] filters stand in the address by name, the choices of one parted by commas', () => {
  const query: ListingQuery = {
    ...plain,
    brands: ['arrestia', 'frenalto'],
    attributes: [
      { attribute: 'asse', terms: ['anteriore'] },
      { attribute: 'materiale', terms: ['acciaio', 'ghisa'] },
    ],
    onSale: true,
    minPrice: toCents(1250),
  };
  expect(listingAddress(query)).toBe(
    '/shop/?brand=arrestia,frenalto&filter_asse=anteriore&filter_materiale=acciaio,ghisa&min_price=12,50&on_sale=1',
  );
});

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);
const slugs = fc.uniqueArray(slug, { maxLength: 3 }).map((list) => list.sort());
const amount = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }).map(toCents));
const anyQuery: fc.Arbitrary<ListingQuery> = fc.record({
  scope: fc.constantFrom(
    { kind: 'shop' } as const,
    { kind: 'search', words: 'dischi & pastiglie, 1K0 698' } as const,
  ),
  order: fc.constantFrom('menu_order', 'price-desc', 'rating'),
  page: fc.integer({ min: 1, max: 9_999_999 }),
  categories: slugs,
  brands: slugs,
  attributes: fc
    .uniqueArray(fc.record({ attribute: slug, terms: slugs.filter((list) => list.length > 0) }), {
      selector: ({ attribute }) => attribute,
      maxLength: 4,
    })
    .map((wanted) => wanted.sort((a, b) => (`filter_${a.attribute}` < `filter_${b.attribute}` ? -1 : 1))),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  minPrice: amount,
  maxPrice: amount,
});

test('[CAT-01] what an address says is read back the same, and is the right address', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const address = new URL(listingAddress(query), 'http://shop.test');
      const page = /page\/(\d+)/.exec(address.pathname)?.[1];
      const read = parseListingQuery({ kind: 'shop' }, page, address.searchParams);
      expect(read).toEqual(query);
      expect(betterAddress(read, { page, parameters: address.searchParams })).toBeNull();
    }),
  );
});

describe('[CAT-01] a listing has one address', () => {
  const better = (text: string, page?: string) => {
    const parameters = new URLSearchParams(text);
    return betterAddress(parseListingQuery({ kind: 'shop' }, page, parameters), { page, parameters });
  };
  test.each([
    ['filter_asse=posteriore&filter_asse=anteriore', '/shop/?filter_asse=anteriore,posteriore'],
    ['orderby=price&brand=discova', '/shop/?brand=discova&orderby=price'],
    ['min_price=&max_price=&orderby=menu_order', '/shop/'],
    ['min_price=12.000,5', '/shop/?min_price=12.000,50'],
    ['brand=b,a,b', '/shop/?brand=a,b'],
    ['in_stock=si&min_price=-3', '/shop/'],
    ['utm_source=letter&brand=b,a', '/shop/?brand=a,b&utm_source=letter'],
    [`filter_asse=${'x'.repeat(10_000)}`, '/shop/'],
  ])('%s leads to it', (asked, right) => {
    expect(better(asked)).toBe(right);
  });
  test('parameters of others do not matter', () => {
    expect(better('brand=a,b&utm_source=letter&gclid=1')).toBeNull();
    expect(better('gclid=1&brand=a,b')).toBeNull();
  });
  test('the first page has no number', () => {
    expect(better('', '1')).toBe('/shop/');
    expect(better('', '2')).toBeNull();
  });
});
