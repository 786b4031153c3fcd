import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aCategory } from '../factories/a-category.ts';
import { aProduct, type MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '../factories/a-variable-product.ts';
import { anImage } from '../factories/an-image.ts';

const base = '/wp-json/wc/store/v1/products';
let shop: TestShop;
let pads: MadeProduct;
let disc: MadeProduct;
let oil: MadeVariableProduct;

const ask = async (query: string) => {
  const response = await shop.fetch(`${base}${query}`);
  return { response, body: await response.json() };
};
const slugsOf = async (query: string) => {
  const { response, body } = await ask(query);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.map((product: { slug: string }) => product.slug);
};
const variation = async (fields: Readonly<Record<string, string | number>>) =>
  (await aBrowser(shop).post('/?wc-ajax=get_variation', fields)).text();

beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni' });
  const image = await anImage(db, { fileKey: 'disco-1', alt: 'Disco freno' });
  const brand = await db
    .insertInto('brands')
    .values({ slug: 'frenotec', name: 'Frenotec' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tag = await db
    .insertInto('tags')
    .values({ slug: 'novita', name: 'Novità' })
    .returning('id')
    .executeTakeFirstOrThrow();
  pads = await aProduct(db, {
    slug: 'pastiglie',
    name: 'Pastiglie freno',
    sku: 'PST-1',
    categoryIds: [brakes.id],
    tagIds: [tag.id],
    regularPriceCents: 6100,
    columns: { featured: true, published_at: '2026-01-01', menu_order: 3 },
  });
  disc = await aProduct(db, {
    slug: 'disco',
    name: 'Disco freno',
    sku: 'PST-2',
    categoryIds: [brakes.id],
    regularPriceCents: 4880,
    salePriceCents: 3660,
    stock: 3,
    columns: {
      brand_id: brand.id,
      image_id: image.id,
      published_at: '2026-01-02',
      weight_grams: 6500,
      length_mm: 280,
      width_mm: 280,
      height_mm: 50,
      average_rating: 4.5,
      menu_order: 2,
    },
  });
  await aProduct(db, {
    slug: 'pinza',
    name: 'Pinza',
    sku: 'PST-3',
    stock: 0,
    columns: { published_at: '2025-01-01', menu_order: 1 },
  });
  oil = await aVariableProduct(db, {
    slug: 'olio',
    name: 'Olio motore',
    sku: 'OLIO',
    attributes: [{ slug: 'litri', name: 'Litri', terms: ['1-l', '5-l'], preset: '1-l' }],
    variations: [
      { terms: { litri: '1-l' }, sku: 'OLIO-1' },
      { terms: { litri: '5-l' }, sku: 'OLIO-5', regularPriceCents: 4880, columns: { quantity_step: 2 } },
    ],
    columns: { published_at: '2024-01-01' },
  });
  await aProduct(db, { slug: 'bozza', columns: { status: 'draft' } });
  await aProduct(db, {
    slug: 'nascosto',
    columns: { catalog_visibility: 'hidden', published_at: '2020-01-01' },
  });
});
afterAll(() => shop.close());

test('[VAR-25] get_variation answers with the variation of a choice', async () => {
  const found = JSON.parse(
    await variation({ product_id: oil.id, attribute_pa_litri: '5-l', custom_data: 'x' }),
  );
  expect(found).toMatchObject({
    variation_id: oil.variationIds[1],
    attributes: { attribute_pa_litri: '5-l' },
    sku: 'OLIO-5',
    display_price: 48.8,
    availability_html: '<p class="stock in-stock">Disponibile</p>',
    min_qty: 2,
    max_qty: 10,
    step: 2,
    is_purchasable: true,
    is_in_stock: true,
    variation_stock_left: 10,
  });
});

test('[VAR-10] an open choice finds the first variation', async () => {
  expect(JSON.parse(await variation({ product_id: oil.id }))).toMatchObject({ sku: 'OLIO-1' });
});

test.each([
  ['no match', () => ({ product_id: oil.id, attribute_pa_litri: '20-l' }), 'false'],
  ['a simple product', () => ({ product_id: pads.id }), ''],
  ['an unknown product', () => ({ product_id: 999_999 }), ''],
  ['no product', () => ({ attribute_pa_litri: '5-l' }), ''],
  ['nonsense', () => ({ product_id: "1' or 1=1" }), ''],
])('[VAR-25] get_variation with %s', async (_, fields, expected) => {
  expect(await variation(fields())).toBe(expected);
});

test('products come newest first, with how many there are', async () => {
  const { response, body } = await ask('?per_page=2');
  expect(body.map((product: { slug: string }) => product.slug)).toEqual(['disco', 'pastiglie']);
  expect(response.headers.get('x-wp-total')).toBe('4');
  expect(response.headers.get('x-wp-totalpages')).toBe('2');
});

test.each([
  ['?page=2&per_page=3', ['olio']],
  ['?page=9', []],
  ['?offset=3', ['olio']],
  ['?order=asc', ['olio', 'pinza', 'pastiglie', 'disco']],
  ['?orderby=title&order=asc', ['disco', 'olio', 'pastiglie', 'pinza']],
  ['?orderby=price&order=asc', ['pinza', 'olio', 'disco', 'pastiglie']],
  ['?orderby=menu_order&order=asc', ['olio', 'pinza', 'disco', 'pastiglie']],
  ['?orderby=rating&per_page=1', ['disco']],
  ['?search=freno', ['pastiglie', 'disco']],
  ['?slug=disco,olio', ['disco', 'olio']],
  ['?sku=PST-1', ['pastiglie']],
  ['?featured=true', ['pastiglie']],
  ['?on_sale=true', ['disco']],
  ['?on_sale=false&type=simple', ['pastiglie', 'pinza']],
  ['?min_price=3660&max_price=6100', ['disco', 'pastiglie', 'olio']],
  ['?stock_status=outofstock', ['pinza']],
  ['?stock_status[]=instock', ['disco', 'pastiglie', 'olio']],
  ['?category=freni', ['disco', 'pastiglie']],
  ['?category=freni&category_operator=not_in', ['pinza', 'olio']],
  ['?tag=novita', ['pastiglie']],
  ['?brand=frenotec', ['disco']],
  ['?type=variable', ['olio']],
  ['?type=grouped', []],
  ['?rating=5', ['disco']],
  ['?after=2026-01-01T12:00:00', ['disco']],
  ['?before=2025-06-01', ['pinza', 'olio']],
  ['?catalog_visibility=hidden', ['nascosto']],
  ['?attributes[0][attribute]=pa_litri&attributes[0][slug]=5-l', ['olio']],
  ['?attributes[0][attribute]=pa_litri&attributes[0][slug]=9-l', []],
  ['?anything=else&per_page=1', ['disco']],
])('%s', async (query, expected) => {
  expect(await slugsOf(query)).toEqual(expected);
});

test('products are chosen and left out by id, and stand as they were named', async () => {
  const named = `?include=${pads.id},${disc.id}&orderby=include`;
  expect(await slugsOf(named)).toEqual(['pastiglie', 'disco']);
  expect(await slugsOf(`?exclude[]=${disc.id}&exclude[]=${oil.id}`)).toEqual(['pastiglie', 'pinza']);
  expect(await slugsOf(`?related=${pads.id}`)).toEqual(['disco']);
});

test('variations are listed for their product, and by their code', async () => {
  const { body } = await ask(`?parent=${oil.id}&orderby=id&order=asc`);
  expect(body.map((item: { id: number }) => item.id)).toEqual(oil.variationIds);
  const { body: byCode } = await ask('?sku=OLIO-5');
  expect(byCode).toMatchObject([{ type: 'variation', parent: oil.id, variation: 'Litri: 5 l' }]);
});

test.each([
  '?page=0',
  '?per_page=101',
  '?per_page=ten',
  '?order=up',
  '?orderby=random',
  '?include=1,x',
  '?type=car',
  '?min_price=19,99',
  '?stock_status=maybe',
  '?rating=6',
  '?after=yesterday',
  '?attributes[0][attribute]=litri',
  '?_unstable_tax_product_vendor=5',
  `?search=${'x'.repeat(300)}`,
])('a bad parameter is refused, number %#', async (query) => {
  const { response, body } = await ask(query);
  expect([response.status, body.code]).toEqual([400, 'rest_invalid_param']);
  expect(Object.keys(body.data.params)).toEqual(Object.keys(body.data.details));
});

test('[SITE-02] a product gives its prices in whole cents, in euro', async () => {
  const { body } = await ask(`/${disc.id}`);
  expect(body.prices).toEqual({
    price: '3660',
    regular_price: '4880',
    sale_price: '3660',
    price_range: null,
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_minor_unit: 2,
    currency_decimal_separator: ',',
    currency_thousand_separator: '.',
    currency_prefix: '',
    currency_suffix: ' €',
  });
});

test('a product is answered in full', async () => {
  const { body } = await ask('/disco');
  expect(body).toMatchObject({
    id: disc.id,
    parent: 0,
    type: 'simple',
    variation: '',
    permalink: `${shop.shopUrl}/product/disco/`,
    on_sale: true,
    average_rating: '4.50',
    images: [{ src: `${shop.shopUrl}/media/disco-1-1200.webp`, alt: 'Disco freno' }],
    categories: [{ name: 'Freni', slug: 'freni', link: `${shop.shopUrl}/product-category/freni/` }],
    brands: [{ name: 'Frenotec', slug: 'frenotec' }],
    has_options: false,
    is_purchasable: true,
    is_in_stock: true,
    is_on_backorder: false,
    low_stock_remaining: 3,
    stock_availability: { text: 'Solo 3 pezzi rimasti', class: 'in-stock' },
    weight: '6.5',
    dimensions: { length: '28', width: '28', height: '5' },
    formatted_weight: '6,5 kg',
    add_to_cart: { text: 'Aggiungi al carrello', minimum: 1, maximum: 3, multiple_of: 1 },
    is_password_protected: false,
    extensions: {},
  });
});

test('a variable product has its price range, its attributes and its variations', async () => {
  const { body } = await ask(`/${oil.id}`);
  expect(body).toMatchObject({
    type: 'variable',
    prices: { price: '1220', price_range: { min_amount: '1220', max_amount: '4880' } },
    has_options: true,
    attributes: [
      {
        name: 'Litri',
        taxonomy: 'pa_litri',
        has_variations: true,
        terms: [
          { slug: '1-l', default: true },
          { slug: '5-l', default: false },
        ],
      },
    ],
    variations: [
      { id: oil.variationIds[0], attributes: [{ name: 'Litri', value: '1-l' }] },
      { id: oil.variationIds[1], attributes: [{ name: 'Litri', value: '5-l' }] },
    ],
    add_to_cart: { text: 'Scegli le opzioni' },
  });
});

test('a variation is read by its id and leads to its choice', async () => {
  const { body } = await ask(`/${oil.variationIds[1]}`);
  expect(body).toMatchObject({
    type: 'variation',
    parent: oil.id,
    permalink: `${shop.shopUrl}/product/olio/?attribute_pa_litri=5-l`,
    prices: { price: '4880' },
    add_to_cart: { minimum: 2, maximum: 10, multiple_of: 2 },
  });
});

test.each([
  ['/999999', 'shop_rest_product_invalid_id'],
  ['/99999999999999', 'shop_rest_product_invalid_id'],
  ['/bozza', 'shop_rest_product_invalid_slug'],
  ['/nessuno', 'shop_rest_product_invalid_slug'],
  ['?related=999999', 'shop_rest_product_not_found'],
])('%s is not found', async (path, code) => {
  const { response, body } = await ask(path);
  expect([response.status, body.code, body.data]).toEqual([404, code, { status: 404 }]);
});
