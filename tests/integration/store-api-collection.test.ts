import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aCategory } from '../factories/a-category.ts';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';
import { logInAs } from '../factories/log-in-as.ts';

const base = '/wp-json/wc/store/v1/products';
const nothing = {
  price_range: null,
  attribute_counts: null,
  rating_counts: null,
  stock_status_counts: null,
  taxonomy_counts: null,
};
let shop: TestShop;
let pads: MadeProduct;
let oil: MadeVariableProduct;
let brakesId = 0;
let tagId = 0;
let brandId = 0;
let listId = 0;
const terms = new Map<string, number>();

const count = async (query: string) => {
  const response = await shop.fetch(`${base}/collection-data?${query}`);
  return { status: response.status, body: await response.json() };
};
const term = (slug: string) => terms.get(slug) ?? 0;

beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  const workshops = await aPriceList(db, { slug: 'officine' });
  listId = workshops.id;
  const brakes = await aCategory(db, { slug: 'freni' });
  brakesId = brakes.id;
  const tag = await db
    .insertInto('tags')
    .values({ slug: 'novita', name: 'Novità' })
    .returning('id')
    .executeTakeFirstOrThrow();
  tagId = tag.id;
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'frenotec', name: 'Frenotec' })
    .returning('id')
    .executeTakeFirstOrThrow();
  brandId = brand.id;
  pads = await aProduct(db, {
    slug: 'pastiglie',
    categoryIds: [brakesId],
    tagIds: [tagId],
    regularPriceCents: 6100,
    listPrices: [{ priceListId: listId, priceCents: 3000 }],
    columns: { average_rating: 4.5, brand_id: brandId },
  });
  await aProduct(db, {
    slug: 'disco',
    categoryIds: [brakesId],
    regularPriceCents: 4880,
    stock: 0,
    columns: { average_rating: 4.4 },
  });
  await aProduct(db, {
    slug: 'cinghia',
    regularPriceCents: 2440,
    stock: 0,
    columns: { backorders: 'notify' },
  });
  oil = await aVariableProduct(db, {
    slug: 'olio',
    attributes: [
      { slug: 'litri', terms: ['1-l', '5-l'] },
      { slug: 'grado', terms: ['5w30', '5w40'] },
    ],
    variations: [
      { terms: { litri: '1-l', grado: '5w30' }, sku: 'OLIO-1' },
      { terms: { litri: '5-l', grado: '5w40' }, sku: 'OLIO-5', regularPriceCents: 9760 },
    ],
  });
  await aVariableProduct(db, {
    slug: 'grasso',
    attributes: [{ slug: 'litri', terms: ['1-l'] }],
    variations: [{ terms: { litri: '1-l' }, regularPriceCents: 610 }],
  });
  await aProduct(db, { slug: 'bozza', regularPriceCents: 1, columns: { status: 'draft' } });
  for (const row of await db.selectFrom('attribute_terms').select(['id', 'slug']).execute()) {
    terms.set(row.slug, row.id);
  }
});
afterAll(() => shop.close());

test('nothing is counted that was not asked for', async () => {
  expect(await count('')).toEqual({ status: 200, body: nothing });
  expect(await count('calculate_price_range=false&calculate_stock_status_counts=0')).toEqual({
    status: 200,
    body: nothing,
  });
});

test('[SITE-02] the price range is given in whole cents, in euro, whatever bounds are asked', async () => {
  const range = {
    min_price: '610',
    max_price: '9760',
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_minor_unit: 2,
    currency_decimal_separator: ',',
    currency_thousand_separator: '.',
    currency_prefix: '',
    currency_suffix: ' €',
  };
  expect((await count('calculate_price_range=true')).body).toEqual({ ...nothing, price_range: range });
  expect((await count('calculate_price_range=1&min_price=2000&max_price=3000')).body.price_range).toEqual(
    range,
  );
  expect((await count(`calculate_price_range=true&category=freni`)).body.price_range).toMatchObject({
    min_price: '4880',
    max_price: '6100',
  });
});

test('where nothing has a price there is no range', async () => {
  expect((await count('calculate_price_range=true&sku=NESSUNO')).body).toEqual(nothing);
});

test('the range among variations is that of their own prices', async () => {
  const { body } = await count(`calculate_price_range=true&parent=${oil.id}`);
  expect(body.price_range).toMatchObject({ min_price: '1220', max_price: '9760' });
});

test('a business buyer has a range of their own list, without VAT', async () => {
  const browser = aBrowser(shop);
  await logInAs(browser, shop, { priceListId: listId, kind: 'business' });
  const response = await browser.get(`${base}/collection-data?calculate_price_range=true&slug=pastiglie`);
  expect((await response.json()).price_range).toMatchObject({ min_price: '3000', max_price: '3000' });
  expect((await count('calculate_price_range=true&slug=pastiglie')).body.price_range).toMatchObject({
    min_price: '6100',
  });
});

test('every state of the stock is counted, by whole numbers', async () => {
  expect((await count('calculate_stock_status_counts=true')).body).toEqual({
    ...nothing,
    stock_status_counts: [
      { status: 'instock', count: 3 },
      { status: 'outofstock', count: 1 },
      { status: 'onbackorder', count: 1 },
    ],
  });
});

test('ratings are counted in whole stars', async () => {
  expect((await count('calculate_rating_counts=true')).body).toEqual({
    ...nothing,
    rating_counts: [
      { rating: 4, count: 1 },
      { rating: 5, count: 1 },
    ],
  });
});

const byLitres = 'calculate_attribute_counts[0][taxonomy]=pa_litri';
const wantFive = 'attributes[0][attribute]=pa_litri&attributes[0][slug]=5-l';

test('products are counted by the terms of attributes', async () => {
  expect((await count(byLitres)).body).toEqual({
    ...nothing,
    attribute_counts: [
      { term: term('1-l'), count: 2 },
      { term: term('5-l'), count: 1 },
    ],
  });
});

test('with "or" the filter by the attribute itself does not count, with "and" it does', async () => {
  const one = (await count(`${byLitres}&calculate_attribute_counts[0][query_type]=or&${wantFive}`)).body;
  expect(one.attribute_counts).toEqual([
    { term: term('1-l'), count: 2 },
    { term: term('5-l'), count: 1 },
  ]);
  const all = (await count(`${byLitres}&calculate_attribute_counts[0][query_type]=and&${wantFive}`)).body;
  expect(all.attribute_counts).toEqual([
    { term: term('1-l'), count: 1 },
    { term: term('5-l'), count: 1 },
  ]);
});

test('with "or" the filters by other attributes still count', async () => {
  const grade = 'attributes[1][attribute]=pa_grado&attributes[1][slug]=5w30';
  const { body } = await count(`${byLitres}&${wantFive}&${grade}`);
  expect(body.attribute_counts).toEqual([
    { term: term('1-l'), count: 1 },
    { term: term('5-l'), count: 1 },
  ]);
});

test('what is no attribute of the shop has nothing to count', async () => {
  const { body } = await count(
    'calculate_attribute_counts[0][taxonomy]=pa_nessuno&calculate_attribute_counts[1][taxonomy]=product_cat',
  );
  expect(body.attribute_counts).toEqual([]);
});

test('products are counted by categories, tags and brands', async () => {
  const { body } = await count(
    'calculate_taxonomy_counts[]=product_cat&calculate_taxonomy_counts[]=product_tag&calculate_taxonomy_counts[]=product_brand&calculate_taxonomy_counts[]=nothing',
  );
  expect(body).toEqual({
    ...nothing,
    taxonomy_counts: [
      { term: brakesId, count: 2 },
      { term: tagId, count: 1 },
      { term: brandId, count: 1 },
    ],
  });
});

test('counts hold for the products that the question is about, not for one page of them', async () => {
  const { body } = await count(`calculate_stock_status_counts=true&category=${brakesId}&per_page=1&page=9`);
  expect(body.stock_status_counts.map((entry: { count: number }) => entry.count)).toEqual([1, 1, 0]);
  const related = await count(`calculate_stock_status_counts=true&related=${pads.id}`);
  expect(related.body.stock_status_counts[1]).toEqual({ status: 'outofstock', count: 1 });
  expect((await count('related=99999')).status).toBe(404);
});

test.each([
  ['calculate_price_range=forse', 'calculate_price_range'],
  ['calculate_price_range[]=true', 'calculate_price_range'],
  ['calculate_attribute_counts=pa_litri', 'calculate_attribute_counts'],
  [
    'calculate_attribute_counts[0][taxonomy]=pa_litri&calculate_attribute_counts[0][query_type]=xor',
    'calculate_attribute_counts',
  ],
  [
    Array.from({ length: 26 }, (_, at) => `calculate_attribute_counts[${at}][taxonomy]=pa_litri`).join('&'),
    'calculate_attribute_counts',
  ],
  [`calculate_taxonomy_counts=${Array(26).fill('pa_litri').join(',')}`, 'calculate_taxonomy_counts'],
  ['calculate_taxonomy_counts[a]=product_cat', 'calculate_taxonomy_counts'],
  ['min_price=-1', 'min_price'],
])('bad counts are refused, number %#', async (query, name) => {
  const { status, body } = await count(query);
  expect([status, body.code, Object.keys(body.data.params)]).toEqual([400, 'rest_invalid_param', [name]]);
});
