import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopMemory } from '#foundation/services/shop-memory.ts';
import { aCategory } from '#tests/factories/a-category.ts';
import { aPriceList } from '#tests/factories/a-price-list.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext, type RequestContextOptions } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anImage } from '#tests/factories/an-image.ts';
import { helpSearch } from './help-search.ts';
import { suggest } from './suggest.ts';

let database: TestDatabase;
let workshops: Awaited<ReturnType<typeof aPriceList>>;
beforeAll(async () => {
  database = await aTestDatabase();
  const { db } = database;
  workshops = await aPriceList(db);
  const brakes = await aCategory(db, { name: 'Freni', slug: 'freni' });
  const pads = await aCategory(db, { name: 'Pastiglie freno', slug: 'pastiglie-freno', parentId: brakes.id });
  await aCategory(db, { name: 'Pastiglie vuote' });
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'frenalto', name: 'Frenalto' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const image = await anImage(db, { fileKey: 'pastiglie-1' });
  await aProduct(db, {
    name: 'Pastiglie freno anteriori',
    slug: 'pastiglie-anteriori',
    sku: 'FRN-1000',
    categoryIds: [pads.id],
    regularPriceCents: 2440,
    listPrices: [{ priceListId: workshops.id, priceCents: 1500 }],
    columns: { brand_id: brand.id, image_id: image.id },
  });
  for (const at of [1, 2, 3, 4, 5, 6, 7]) {
    await aProduct(db, { name: `Lampada H${at}`, sku: `LMP-${at}`, columns: { total_sales: at } });
  }
  await aProduct(db, { name: 'Lampada riservata', columns: { status: 'draft' } });
});
afterAll(() => database.close());

const ask = async (text: string, options: RequestContextOptions = {}) =>
  suggest(await aRequestContext(database.db, options), text);

test('[SITE-17] a product is suggested with its picture, its code and its price', async () => {
  expect((await ask('frn 10')).products).toEqual([
    {
      name: 'Pastiglie freno anteriori',
      code: 'FRN-1000',
      path: '/product/pastiglie-anteriori/',
      picture: { base: '/media/pastiglie-1', widths: expect.any(Array) },
      price: '24,40\u00a0€',
      isFrom: false,
    },
  ]);
});

test('[SITE-17] each audience reads its own prices, also where another one asked before', async () => {
  const memory = createShopMemory();
  const { audience } = workshops;
  const prices = async (options: RequestContextOptions) =>
    (await ask('pastiglie', { memory, ...options })).products.map(({ price }) => price);
  expect(await prices({})).toEqual(['24,40\u00a0€']);
  expect(await prices({ audience })).toEqual(['15,00\u00a0€']);
  expect(await prices({})).toEqual(['24,40\u00a0€']);
});

test('[SITE-17] suggestions are cached until a product changes', async () => {
  const memory = createShopMemory();
  const before = await ask('lampada h1', { memory });
  expect(await ask('  LAMPADA  h1', { memory })).toBe(before);
  memory.evict({ kind: 'product', id: 1 });
  expect(await ask('lampada h1', { memory })).not.toBe(before);
});

test('[SITE-17] categories with products and brands are suggested by any word in any inflection', async () => {
  expect((await ask('pastiglia')).categories).toEqual([
    { name: 'Pastiglie freno', above: 'Freni', path: '/product-category/pastiglie-freno/' },
  ]);
  expect((await ask('fren')).categories.map(({ name }) => name)).toEqual(['Freni', 'Pastiglie freno']);
  expect((await ask('frenal')).brands).toEqual([{ name: 'Frenalto', above: null, path: '/brand/frenalto/' }]);
});

test.each(['pastiglie per', 'pastiglie con le', 'la pastiglie', 'lampada h3 per', 'lanpada h3 per la'])(
  '[SITE-17] suggestions for %j are those for the text without its stop words',
  async (text) => {
    const expected = await ask(text.replace(/ (per|con le|per la)$|^la /, ''));
    expect(expected.products).not.toEqual([]);
    expect(await ask(text)).toEqual({ ...expected, words: text });
  },
);

test('[SITE-17] a stop word by itself may be the beginning of a word', async () => {
  expect((await ask('la')).products).toHaveLength(6);
  expect(await ask('per la')).toMatchObject({ products: [], categories: [], brands: [] });
});

test('[SITE-17] of many products the six best sold are suggested', async () => {
  expect((await ask('lamp')).products.map(({ code }) => code)).toEqual([
    'LMP-7',
    'LMP-6',
    'LMP-5',
    'LMP-4',
    'LMP-3',
    'LMP-2',
  ]);
});

test('[SITE-17] a misspelt word gives the suggestions of the one that was meant', async () => {
  const found = await ask('lanpada h3');
  expect(found.takenFor).toBe('lampada h3');
  expect(found.products.map(({ code }) => code)).toEqual(['LMP-3']);
});

test('[SITE-17] before anything is typed the largest categories are suggested, after one letter nothing', async () => {
  expect((await ask('')).categories).toEqual([
    { name: 'Freni', above: null, path: '/product-category/freni/' },
  ]);
  expect(await ask('l')).toMatchObject({ products: [], categories: [], brands: [] });
});

test('a search that found nothing is offered single words, similar categories, and contact with the shop', async () => {
  const ctx = await aRequestContext(database.db, {
    settings: { shop_phone: '+39 059 1', shop_email: 'a@pistone.example' },
  });
  expect(await helpSearch(ctx, 'pastiglie xyzzy')).toEqual({
    fewerWords: ['pastiglie'],
    categories: [{ name: 'Pastiglie freno', above: 'Freni', path: '/product-category/pastiglie-freno/' }],
    popular: [],
    contact: { phone: '+39 059 1', email: 'a@pistone.example' },
  });
  expect((await helpSearch(ctx, 'pastiglie per la xyzzy')).fewerWords).toEqual(['pastiglie']);
  const lost = await helpSearch(ctx, 'xyzzy');
  expect(lost.popular.map(({ name }) => name)).toEqual(['Freni']);
});
