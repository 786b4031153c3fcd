import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

const base = '/wp-json/wc/store/v1/products';
let shop: TestShop;

const ask = async (path: string) => {
  const response = await shop.fetch(path);
  return { response, body: await response.json() };
};

beforeAll(async () => {
  shop = await aShop();
  await aProduct(shop.db);
});
afterAll(() => shop.close());

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

test.each(names)('only fitting values are accepted for %s', async (name) => {
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

test.each(['page=1000000&per_page=100', 'offset=100000000', 'search=Ricambio&page=5000', 'sku=X&page=99999'])(
  'far past the end the list is empty, and the total is given: %s',
  async (query) => {
    const { response, body } = await ask(`${base}?${query}`);
    expect([response.status, body]).toEqual([200, []]);
    expect(Number(response.headers.get('x-wp-total'))).toBe(query.startsWith('sku') ? 0 : 1);
  },
);

test('a body that is too large is refused as JSON, before anything is done', async () => {
  const response = await shop.fetch('/wp-json/wc/store/v1/cart/add-item', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, more: 'x'.repeat(1_100_000) }),
  });
  const body = await response.json();
  expect([response.status, body.code, body.data]).toEqual([413, 'rest_request_too_large', { status: 413 }]);
});

test('[REST-02] a method may be named in the address of a POST, for routes that know it', async () => {
  const response = await shop.fetch(`${base}?_method=PUT`, { method: 'POST', body: '{}' });
  expect([response.status, response.headers.get('allow')]).toEqual([404, 'GET']);
});
