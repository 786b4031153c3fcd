import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCents } from '#foundation/money/rules/cents.ts';
import { anyAvailability } from '#foundation/services/reply.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPriceList, type MadePriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { aVariableProduct } from '#tests/factories/a-variable-product.ts';
import { type ListingQuery, noFilters } from '../rules/listing-query.ts';
import { listProducts } from './list-products.ts';

let database: TestDatabase;
let workshops: MadePriceList;
const plain: ListingQuery = {
  scope: { kind: 'shop' },
  order: 'menu_order',
  page: 1,
  ...noFilters,
};

const ask = async (query: Partial<ListingQuery>, options: RequestContextOptions = {}) =>
  listProducts(await aRequestContext(database.db, options), { ...plain, ...query });
const list = async (query: Partial<ListingQuery>, options: RequestContextOptions = {}) => {
  const result = await ask(query, options);
  return result.ok ? result.listing : null;
};
const slugs = async (query: Partial<ListingQuery>, options: RequestContextOptions = {}) =>
  (await list(query, options))?.products.map((product) => product.slug);

beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  workshops = await aPriceList(db);
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni', description: 'Tutto per frenare' });
  const pads = await aCategory(db, { slug: 'pastiglie', name: 'Pastiglie', parentId: brakes.id });
  const oils = await aCategory(db, { slug: 'oli', name: 'Oli' });
  await aCategory(db, { slug: 'vuota', name: 'Vuota' });
  const tag = await db
    .insertInto('tags')
    .values({ slug: 'novita', name: 'Novità' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await aProduct(db, {
    slug: 'pastiglie',
    name: 'Pastiglie freno',
    categoryIds: [pads.id],
    tagIds: [tag.id],
    regularPriceCents: 6100,
    listPrices: [
      { priceListId: workshops.id, priceCents: 1000 },
      { priceListId: workshops.id, priceCents: 500, minQuantity: 10 },
    ],
    columns: { menu_order: 1, total_sales: 5, average_rating: 3, published_at: '2026-01-01' },
  });
  await aProduct(db, {
    slug: 'disco',
    name: 'Disco freno',
    categoryIds: [brakes.id],
    regularPriceCents: 4880,
    salePriceCents: 3660,
    stock: 3,
    columns: {
      menu_order: 2,
      total_sales: 50,
      average_rating: 4.5,
      review_count: 1,
      published_at: '2026-01-03',
    },
  });
  await aProduct(db, {
    slug: 'pinza',
    name: 'Pinza freno',
    categoryIds: [brakes.id],
    regularPriceCents: 12_200,
    stock: 0,
    columns: {
      menu_order: 3,
      total_sales: 20,
      average_rating: 4.5,
      review_count: 9,
      published_at: '2026-01-02',
    },
  });
  await aVariableProduct(db, {
    slug: 'olio',
    name: 'Olio motore',
    categoryIds: [oils.id],
    columns: { menu_order: 4, published_at: '2025-01-01' },
  });
  await aProduct(db, { slug: 'bozza', categoryIds: [pads.id], columns: { status: 'draft' } });
  await aProduct(db, { slug: 'nascosto', categoryIds: [pads.id], columns: { catalog_visibility: 'hidden' } });
});
afterAll(() => database.close());

test.each([
  ['menu_order', ['pastiglie', 'disco', 'pinza', 'olio']],
  ['popularity', ['disco', 'pinza', 'pastiglie', 'olio']],
  ['rating', ['pinza', 'disco', 'pastiglie', 'olio']],
  ['date', ['disco', 'pinza', 'pastiglie', 'olio']],
  ['price', ['olio', 'disco', 'pastiglie', 'pinza']],
  ['price-desc', ['pinza', 'pastiglie', 'olio', 'disco']],
] as const)('[CAT-02] [CAT-03] the order %s', async (order, expected) => {
  expect(await slugs({ order })).toEqual(expected);
});

test.each([
  ['menu_order', ['pastiglie', 'disco', 'pinza']],
  ['popularity', ['disco', 'pinza', 'pastiglie']],
  ['rating', ['pinza', 'disco', 'pastiglie']],
  ['date', ['disco', 'pinza', 'pastiglie']],
  ['price', ['disco', 'pastiglie', 'pinza']],
  ['price-desc', ['pinza', 'pastiglie', 'disco']],
] as const)('[CAT-03] the order %s of a category, with all that is below it', async (order, expected) => {
  expect(await slugs({ order, scope: { kind: 'category', slug: 'freni' } })).toEqual(expected);
});

test('[CAT-04] a page has the numbers of its first and last product and the total', async () => {
  const settings = { products_per_page: 3 };
  expect(await list({}, { settings })).toMatchObject({ total: 4, from: 1, to: 3, pages: 2 });
  expect(await list({ page: 2 }, { settings })).toMatchObject({ total: 4, from: 4, to: 4, pages: 2 });
  const past = { ok: false, error: { code: 'past-the-end', lastPage: 2 } };
  expect(await ask({ page: 3 }, { settings })).toEqual(past);
  expect(await ask({ page: 0 }, { settings })).toEqual(past);
});

test('[CAT-04] a category counts what it shows, and has its breadcrumbs', async () => {
  expect(await list({ scope: { kind: 'category', slug: 'freni' } })).toMatchObject({
    heading: 'Freni',
    description: 'Tutto per frenare',
    total: 3,
    subcategories: [{ slug: 'pastiglie', name: 'Pastiglie', count: 1 }],
  });
  const pads = await list({ scope: { kind: 'category', slug: 'pastiglie' } });
  expect(pads?.crumbs.map((crumb) => crumb.path)).toEqual([
    '/product-category/freni/',
    '/product-category/pastiglie/',
  ]);
});

test('an empty category has a first page and no second', async () => {
  const scope = { kind: 'category', slug: 'vuota' } as const;
  expect(await list({ scope })).toMatchObject({ total: 0, from: 0, to: 0, pages: 1, products: [] });
  expect(await ask({ scope, page: 2 })).toMatchObject({ error: { code: 'past-the-end', lastPage: 1 } });
});

test('a tag lists its products', async () => {
  expect(await list({ scope: { kind: 'tag', slug: 'novita' } })).toMatchObject({
    heading: 'Novità',
    total: 1,
  });
});

test.each([
  { kind: 'category', slug: 'nessuna' },
  { kind: 'tag', slug: 'nessuno' },
  { kind: 'tag', slug: 'a\0b' },
] as const)('%j does not exist', async (scope) => {
  expect(await ask({ scope })).toEqual({ ok: false, error: { code: 'no-such-place' } });
});

test('only what is in stock, on request', async () => {
  expect(await list({ inStock: true })).toMatchObject({ total: 3 });
  expect(await slugs({ inStock: true })).toEqual(['pastiglie', 'disco', 'olio']);
});

test.each([
  [null, 4000, ['disco', 'olio']],
  [5000, null, ['pastiglie', 'pinza']],
  [3660, 4880, ['disco', 'olio']],
] as const)(
  'prices from %j to %j, both included; a range counts where it touches',
  async (min, max, expected) => {
    const query = {
      minPrice: min === null ? null : toCents(min),
      maxPrice: max === null ? null : toCents(max),
    };
    expect(await slugs(query)).toEqual(expected);
    expect(await list(query)).toMatchObject({ total: expected.length });
  },
);

test('[TIER-15] a business customer sees, sorts and filters by the prices of the list', async () => {
  const options = { audience: workshops.audience };
  const listing = await list({ order: 'price' }, options);
  expect(listing?.products.map((product) => [product.slug, product.price?.unit])).toEqual([
    ['pastiglie', 1000],
    ['olio', 1000],
    ['disco', 3000],
    ['pinza', 10_000],
  ]);
  expect(await slugs({ maxPrice: toCents(1000) }, options)).toEqual(['pastiglie', 'olio']);
});

test('[TIER-15] bounds are meant in the mode that the buyer sees', async () => {
  const audience = { ...workshops.audience, mode: 'gross' as const };
  expect(await slugs({ maxPrice: toCents(1220) }, { audience })).toEqual(['pastiglie', 'olio']);
  expect(await slugs({ maxPrice: toCents(1219) }, { audience })).toEqual([]);
});

test('a card has price, sale, stock and whether it can be bought as it stands', async () => {
  const products = (await list({}))?.products ?? [];
  expect(products.map(({ slug, price, stock, buyable }) => ({ slug, price, stock, buyable }))).toEqual([
    {
      slug: 'pastiglie',
      price: { unit: 6100, regular: 6100, onSale: false, upTo: null, mode: 'gross' },
      stock: { kind: 'in-stock' },
      buyable: true,
    },
    {
      slug: 'disco',
      price: {
        unit: 3660,
        regular: 4880,
        onSale: true,
        upTo: null,
        mode: 'gross',
        prior: { kind: 'lowest' },
      },
      stock: { kind: 'few', left: 3 },
      buyable: true,
    },
    {
      slug: 'pinza',
      price: { unit: 12_200, regular: 12_200, onSale: false, upTo: null, mode: 'gross' },
      stock: { kind: 'out-of-stock' },
      buyable: false,
    },
    {
      slug: 'olio',
      price: { unit: 1220, regular: 1220, onSale: false, upTo: 4880, mode: 'gross' },
      stock: { kind: 'in-stock' },
      buyable: false,
    },
  ]);
});

test('a page names the products that it shows, so that their changes invalidate it', async () => {
  const ctx = await aRequestContext(database.db);
  const result = await listProducts(ctx, plain);
  const products = result.ok ? result.listing.products : [];
  expect(ctx.reply.products).toEqual(new Set([anyAvailability, ...products.map((product) => product.id)]));
});

test('a search stands in the order of its finds unless another is asked for', async () => {
  const scope = { kind: 'search', words: 'freno' } as const;
  expect(await slugs({ scope })).toEqual(['disco', 'pinza', 'pastiglie']);
  expect(await slugs({ scope, order: 'price-desc' })).toEqual(['pinza', 'pastiglie', 'disco']);
  expect(await slugs({ scope, inStock: true })).toEqual(['disco', 'pastiglie']);
  expect(await list({ scope })).toMatchObject({ total: 3, heading: 'Risultati per “freno”' });
  expect(await list({ scope: { kind: 'search', words: 'xyzzy' } })).toMatchObject({ total: 0, products: [] });
});

test('the pages of a search follow one another, and filtered products leave no gaps', async () => {
  const scope = { kind: 'search', words: 'freno' } as const;
  const all = (await slugs({ scope })) ?? [];
  expect(all.length).toBeGreaterThan(1);
  const one = { settings: { products_per_page: 1 } };
  const pageByPage = async (query: Partial<ListingQuery>, of: readonly string[]) => {
    for (const [at, slug] of of.entries())
      expect(await slugs({ ...query, page: at + 1 }, one)).toEqual([slug]);
  };
  await pageByPage({ scope }, all);
  const inStock = (await slugs({ scope, inStock: true })) ?? [];
  await pageByPage({ scope, inStock: true }, inStock);
});
