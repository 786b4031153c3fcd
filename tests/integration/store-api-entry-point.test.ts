import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aSmallRange } from '../factories/a-small-range.ts';

const base = '/wp-json/wc/store/v1/products';
let shop: TestShop;
let disc: MadeProduct;

const ask = async (path: string, init?: RequestInit) => {
  const response = await shop.fetch(path, init);
  return { response, body: await response.json() };
};
const slugsOf = async (query: string) => {
  const { response, body } = await ask(`${base}?${query}`);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.map((product: { slug: string }) => product.slug);
};

beforeAll(async () => {
  shop = await aShop();
  ({ disc } = await aSmallRange(shop.db));
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

test('a list of products says when the newest of them changed', async () => {
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

test('OPTIONS lists what may be asked of a route', async () => {
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

test('only the requested fields are sent', async () => {
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

test('an answer is put into an envelope on request', async () => {
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

test('parameters that a client adds for itself are ignored', async () => {
  expect(await slugsOf('_locale=user&colore=rosso&x[y][z]=1&_embed')).toEqual(['disco', 'olio']);
});

test('answers are never cached by a browser or on the way', async () => {
  const { response } = await ask(base);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});
