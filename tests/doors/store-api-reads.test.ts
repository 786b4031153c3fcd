import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '#tests/makers/a-browser.ts';
import { aCategory } from '#tests/makers/a-category.ts';
import { aPriceList } from '#tests/makers/a-price-list.ts';
import { aProduct, type MadeProduct } from '#tests/makers/a-product.ts';
import { aShop, type TestShop } from '#tests/makers/a-shop.ts';
import { aVariableProduct, type MadeVariableProduct } from '#tests/makers/a-variable-product.ts';
import { logInAs } from '#tests/makers/log-in-as.ts';

const base = '/wp-json/wc/store/v1/products';
let shop: TestShop;
let disc: MadeProduct;
let oil: MadeVariableProduct;
let listId = 0;

const ask = async (path: string, init?: RequestInit) => {
  const response = await shop.fetch(path, init);
  return { response, body: await response.json() };
};
const slugsOf = async (query: string) => {
  const { response, body } = await ask(`${base}?${query}`);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.map((product: { slug: string }) => product.slug);
};
const oilSlug = (at: number) => `olio-${oil.variationIds[at]}`;

beforeAll(async () => {
  shop = await aShop();
  const { db } = shop;
  const list = await aPriceList(db, { slug: 'officine' });
  listId = list.id;
  const brakes = await aCategory(db, { slug: 'freni', name: 'Freni' });
  const discs = await aCategory(db, { slug: 'dischi', name: 'Dischi', parentId: brakes.id });
  disc = await aProduct(db, {
    slug: 'disco',
    name: 'Disco <b>freno</b> & mozzo',
    sku: 'DSC-77',
    categoryIds: [discs.id],
    regularPriceCents: 4880,
    salePriceCents: 3660,
    listPrices: [{ priceListId: list.id, priceCents: 2000 }],
    columns: { published_at: '2026-01-03', updated_at: '2026-02-03T10:00:00Z' },
  });
  await aProduct(db, {
    slug: 'pinza',
    name: 'Pinza',
    sku: 'PNZ-1',
    categoryIds: [brakes.id],
    columns: { published_at: '2026-01-02', updated_at: '2026-02-01', catalog_visibility: 'search' },
  });
  oil = await aVariableProduct(db, {
    slug: 'olio',
    name: 'Olio',
    categoryIds: [brakes.id],
    attributes: [
      { slug: 'litri', name: 'Litri', terms: ['1-l', '5-l'] },
      { slug: 'grado', name: 'Grado', terms: ['5w30', '5w40'] },
    ],
    variations: [
      { terms: { litri: '1-l', grado: '5w30' }, sku: 'OLIO-1', columns: { published_at: '2026-01-01' } },
      {
        terms: { litri: '5-l', grado: null },
        sku: 'OLIO-5',
        regularPriceCents: 9760,
        salePriceCents: 7320,
        columns: { published_at: '2026-01-01', weight_grams: 4600 },
      },
    ],
    columns: {
      published_at: '2026-01-01',
      updated_at: '2026-01-20',
      length_mm: 100,
      width_mm: 50,
      height_mm: 300,
    },
  });
});
afterAll(() => shop.close());

test('[REST-07] the same answers are given without v1, and by rest_route', async () => {
  const { body } = await ask(`${base}?per_page=1`);
  for (const path of [
    '/wp-json/wc/store/products?per_page=1',
    '/?rest_route=/wc/store/v1/products&per_page=1',
    '/?rest_route=/wc/store/products&per_page=1',
    `${base}/?per_page=1`,
  ]) {
    expect((await ask(path)).body, path).toEqual(body);
  }
});

test('[REST-03] the pages before and after are linked by addresses of the shop, with all that was asked', async () => {
  const { response } = await ask(
    '/?rest_route=/wc/store/v1/products&per_page=1&page=2&order=asc&catalog_visibility=any',
  );
  const link = response.headers.get('link') ?? '';
  const to = (page: number, rel: string) =>
    `<${shop.shopUrl}${base}?per_page=1&order=asc&catalog_visibility=any&page=${page}>; rel="${rel}"`;
  expect(link).toContain(`${to(1, 'prev')}, ${to(3, 'next')}`);
  expect(link).toContain(`<${shop.shopUrl}/wp-json/>; rel="https://api.w.org/"`);
  const { body } = await ask(/<([^>]+)>; rel="next"/.exec(link)?.[1] ?? '');
  expect(body).toMatchObject([{ slug: 'disco' }]);
});

test('[REST-03] a page of -1 is no page', async () => {
  const { response, body } = await ask(`${base}?per_page=-1`);
  expect([response.status, body.code, Object.keys(body.data.details)]).toEqual([
    400,
    'rest_invalid_param',
    ['per_page'],
  ]);
});

test('a list of products tells when the newest of them changed', async () => {
  const { response } = await ask(base);
  const changed = await shop.db
    .selectFrom('products')
    .select('updated_at')
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  expect(response.headers.get('last-modified')).toBe(changed?.updated_at.toUTCString());
});

test('HEAD is answered as GET, without a body', async () => {
  const asked = await shop.fetch(`${base}?per_page=1`, { method: 'HEAD' });
  expect(asked.status).toBe(200);
  expect(asked.headers.get('x-wp-total')).toBe('2');
  expect(await asked.text()).toBe('');
});

test('OPTIONS tells what may be asked of a route', async () => {
  const { response, body } = await ask(base, { method: 'OPTIONS' });
  expect(response.status).toBe(200);
  expect(response.headers.get('allow')).toBe('GET');
  expect(body).toMatchObject({
    namespace: 'wc/store/v1',
    methods: ['GET'],
    endpoints: [
      {
        methods: ['GET'],
        args: {
          per_page: { required: false, type: 'integer', default: 10, minimum: 1, maximum: 100 },
          order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
          include: { type: 'array', items: { type: 'integer' } },
          featured: { type: 'boolean' },
          attributes: { type: 'array', items: { type: 'object' } },
        },
      },
    ],
    _links: { self: [{ href: `${shop.shopUrl}${base}` }] },
  });
  expect((await ask('/wp-json/wc/store/v1/nessuno', { method: 'OPTIONS' })).body).toEqual([]);
});

test('the address of the interface lists its routes', async () => {
  const { body } = await ask('/wp-json/wc/store/v1');
  expect(body.namespace).toBe('wc/store/v1');
  expect(Object.keys(body.routes)).toEqual(
    expect.arrayContaining([
      '/wc/store/v1/products',
      '/wc/store/v1/products/(?P<id>[0-9]+)',
      '/wc/store/v1/cart',
    ]),
  );
});

test.each([
  ['POST', base],
  ['DELETE', `${base}/1`],
  ['GET', '/wp-json/wc/store/v1/nessuno'],
  ['GET', '/wp-json/wc/store/v2/products'],
  ['GET', '/wp-json/wc/storefront'],
  ['GET', '/?rest_route=/wc/store/v1/products/1/2/3'],
])('%s %s is no route', async (method, path) => {
  const { response, body } = await ask(path, { method });
  expect([response.status, body.code, body.data]).toEqual([404, 'rest_no_route', { status: 404 }]);
});

test('only the fields that are wanted are sent', async () => {
  expect((await ask(`${base}/${disc.id}?_fields=id,prices.price,categories.slug`)).body).toEqual({
    id: disc.id,
    prices: { price: '3660' },
    categories: [{ slug: 'dischi' }],
  });
  expect((await ask(`${base}?_fields[]=slug&_fields[]=__proto__`)).body).toEqual([
    { slug: 'disco' },
    { slug: 'olio' },
  ]);
  expect(Object.keys((await ask(`${base}/${disc.id}?_fields=`)).body).length).toBeGreaterThan(20);
  expect((await ask(`${base}/99999?_fields=id`)).body).toMatchObject({
    code: 'shop_rest_product_invalid_id',
  });
});

test('an answer is put into an envelope where one is wanted', async () => {
  const { response, body } = await ask(`${base}?_envelope&per_page=1&_fields=slug`);
  expect(response.status).toBe(200);
  expect(body).toMatchObject({ status: 200, body: [{ slug: 'disco' }], headers: { 'x-wp-total': '2' } });
  const missing = await ask(`${base}/99999?_envelope=1`);
  expect([missing.response.status, missing.body.status]).toEqual([200, 404]);
});

test('no answer is given as a script', async () => {
  const { response, body } = await ask(`${base}?_jsonp=steal`);
  expect([response.status, body.code]).toEqual([400, 'rest_callback_disabled']);
});

test('what a client adds for itself is passed over', async () => {
  expect(await slugsOf('_locale=user&colore=rosso&x[y][z]=1&_embed')).toEqual(['disco', 'olio']);
});

test('answers are never kept by a browser or on the way', async () => {
  const { response } = await ask(base);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test('texts are safe in markup', async () => {
  const { body } = await ask(`${base}/${disc.id}`);
  expect(body.name).toBe('Disco &lt;b&gt;freno&lt;/b&gt; &amp; mozzo');
  expect(body.add_to_cart.description).not.toContain('<b>');
});

test('a product is linked with itself, its like and what goes with it', async () => {
  const all = `${shop.shopUrl}${base}`;
  expect((await ask(`${base}/${disc.id}`)).body._links).toEqual({
    self: [{ href: `${all}/${disc.id}` }],
    collection: [{ href: all }],
    related: [{ href: `${all}?related=${disc.id}` }],
  });
});

test('a variation is told in full, by its id and by its slug', async () => {
  const id = oil.variationIds[1];
  const { body } = await ask(`${base}/${id}`);
  expect(body).toMatchObject({
    id,
    name: 'Olio',
    slug: oilSlug(1),
    parent: oil.id,
    type: 'variation',
    variation: 'Litri: 5 l',
    permalink: `${shop.shopUrl}/product/olio/?attribute_pa_litri=5-l`,
    sku: 'OLIO-5',
    on_sale: true,
    prices: { price: '7320', regular_price: '9760', sale_price: '7320', price_range: null },
    categories: [{ slug: 'freni' }],
    attributes: [],
    variations: [],
    grouped_products: [],
    has_options: false,
    is_purchasable: true,
    weight: '4.6',
    dimensions: { length: '10', width: '5', height: '30' },
    add_to_cart: { url: `?add-to-cart=${id}`, minimum: 1, maximum: 10, multiple_of: 1 },
    _links: { up: [{ href: `${shop.shopUrl}${base}/${oil.id}` }] },
  });
  expect((await ask(`${base}/${oilSlug(1)}`)).body).toEqual(body);
  for (const slug of [`disco-${id}`, `olio-${disc.id}`, 'olio-', 'olio-99999999999']) {
    expect((await ask(`${base}/${slug}`)).body.code, slug).toBe('shop_rest_product_invalid_slug');
  }
});

test('variations are found by slug, by code, by product and by what they are', async () => {
  expect(await slugsOf(`slug=${oilSlug(0)},disco`)).toEqual(['disco', oilSlug(0)]);
  expect(await slugsOf('sku=OLIO-5,DSC-77')).toEqual(['disco', oilSlug(1)]);
  expect(await slugsOf(`parent=${oil.id}&orderby=price&order=asc`)).toEqual([oilSlug(0), oilSlug(1)]);
  expect(await slugsOf(`type=variation&orderby=price`)).toEqual([oilSlug(1), oilSlug(0)]);
  expect(await slugsOf(`parent=${oil.id}&on_sale=true`)).toEqual([oilSlug(1)]);
  expect(await slugsOf(`type=variation&min_price=7320`)).toEqual([oilSlug(1)]);
  expect(await slugsOf(`type=variation&max_price=5000`)).toEqual([oilSlug(0)]);
  expect(await slugsOf('type=variation&attributes[0][attribute]=pa_litri&attributes[0][slug]=5-l')).toEqual([
    oilSlug(1),
  ]);
  expect(await slugsOf('type=variation&category=freni&orderby=id&order=asc')).toEqual([
    oilSlug(0),
    oilSlug(1),
  ]);
  expect(await slugsOf(`parent=0`)).toEqual(['disco', 'olio']);
  expect(await slugsOf(`parent_exclude=0`)).toEqual([]);
  expect(await slugsOf(`parent=&slug=&sku=`)).toEqual(['disco', 'olio']);
});

test.each([
  ['search=isc', ['disco']],
  ['search=SC-7', ['disco']],
  ['search=pinz', ['pinza']],
  ['search=100%25', []],
  ['search=%5C', []],
  ['category=freni', ['disco', 'olio']],
  ['category=freni,dischi&category_operator=and', ['disco']],
  ['category=freni,nessuna&category_operator=and', []],
  ['category=nessuna', []],
  ['category=nessuna&category_operator=not_in', ['disco', 'olio']],
  ['_unstable_tax_product_cat=dischi', ['disco']],
  ['_unstable_tax_product_cat=dischi&_unstable_tax_product_cat_operator=not_in', ['olio']],
  ['_unstable_tax_pa_litri=1-l', ['olio']],
  ['attributes[0][attribute]=pa_litri&attributes[0][slug]=1-l,5-l&attributes[0][operator]=and', ['olio']],
  ['attributes[0][attribute]=pa_litri&attributes[0][slug]=1-l&attributes[0][operator]=not_in', ['disco']],
  [
    'attributes[0][attribute]=pa_litri&attributes[0][slug]=9-l&attributes[1][attribute]=pa_grado&attributes[1][slug]=5w30&attribute_relation=in',
    ['olio'],
  ],
  ['attributes[0][attribute]=pa_litri', ['disco', 'olio']],
  ['orderby=modified&order=asc', ['olio', 'disco']],
  ['orderby=slug&order=asc', ['disco', 'olio']],
  ['orderby=popularity&order=asc', ['olio', 'disco']],
  ['orderby=comment_count', ['disco', 'olio']],
  ['orderby=id&order=asc', ['disco', 'olio']],
  ['after=2026-02-01T00:00:00&date_column=modified', ['disco']],
  ['catalog_visibility=search', ['disco', 'pinza', 'olio']],
  ['catalog_visibility=visible', ['disco', 'olio']],
  ['catalog_visibility=any', ['disco', 'pinza', 'olio']],
  ['stock_status=onbackorder', []],
  ['rating=1,2', []],
  ['on_sale=true', ['disco', 'olio']],
  ['on_sale=false', []],
  ['featured=false', ['disco', 'olio']],
  ['offset=1&page=1', ['olio']],
])('%s finds %j', async (query, expected) => {
  expect(await slugsOf(query)).toEqual(expected);
});

test('a business buyer asks and is answered in the prices of his list, and nobody else is', async () => {
  const browser = aBrowser(shop);
  await logInAs(browser, shop, { priceListId: listId, kind: 'business' });
  const business = async (query: string) => (await browser.get(`${base}?${query}`)).json();
  expect(await business('slug=disco')).toMatchObject([{ on_sale: false, prices: { price: '2000' } }]);
  expect(await business('min_price=2000&max_price=2000&type=simple')).toMatchObject([{ slug: 'disco' }]);
  expect(await business('on_sale=true')).toMatchObject([{ slug: 'olio' }]);
  expect((await ask(`${base}?slug=disco`)).body).toMatchObject([
    { on_sale: true, prices: { price: '3660' } },
  ]);
});

const nasty = [
  "1' or '1'='1",
  '1);drop table products;--',
  '😀',
  '-1',
  '99999999999999999999',
  'x'.repeat(10_240),
  '%00',
  '../../etc/passwd',
];
const names = [
  'page',
  'per_page',
  'offset',
  'include',
  'parent',
  'rating',
  'after',
  'min_price',
  'order',
  'orderby',
  'type',
  'stock_status',
  'featured',
  'related',
  'category_operator',
];

test.each(names)('nothing but a fitting value is taken for %s', async (name) => {
  for (const value of nasty) {
    const { response, body } = await ask(`${base}?${name}=${encodeURIComponent(value)}`);
    expect([response.status, body.code], `${name}=${value.slice(0, 20)}`).toEqual([
      400,
      'rest_invalid_param',
    ]);
    expect(Object.keys(body.data.params)).toEqual([name]);
  }
});

test.each(['search', 'slug', 'sku', 'category', 'tag', 'brand', 'page', 'order', 'featured'])(
  'an odd shape of %s is refused or finds nothing, and breaks nothing',
  async (name) => {
    for (const query of [`${name}[a][b]=1`, `${name}[][]=1`, `${name}[x]=1`]) {
      const { response, body } = await ask(`${base}?${query}`);
      expect([response.status, body.code], query).toEqual([400, 'rest_invalid_param']);
      expect(body.data.details[name].code).toBe('rest_invalid_type');
    }
    for (const value of nasty.filter((one) => one.length < 200)) {
      const { response } = await ask(`${base}?${name}=${encodeURIComponent(value)}`);
      expect([200, 400]).toContain(response.status);
    }
  },
);

test('an address that no text can hold is refused before anything is read', async () => {
  expect((await shop.fetch(`${base}?search=%00`)).status).toBe(400);
  expect((await shop.fetch(`${base}/%00`)).status).toBe(400);
});
