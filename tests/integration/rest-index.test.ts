import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeTable } from '#http/wire/route-table.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { customerBrowser } from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const ask = async (path: string, init?: RequestInit) => {
  const response = await shop.fetch(path, init);
  return { response, body: await response.json() };
};

it.each(['/wp-json/', '/wp-json', '/?rest_route=/', '/index.php?rest_route=/'])(
  '[REST-01] %s has the index of the interface: the shop, its namespaces and its routes',
  async (path) => {
    const { response, body } = await ask(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=UTF-8',
    ]);
    expect(body).toMatchObject({
      name: 'Pistone',
      description: 'Ricambi auto per chi ci mette le mani',
      url: shop.shopUrl,
      home: shop.shopUrl,
      timezone_string: 'Europe/Rome',
      namespaces: ['wc/store', 'wc/store/v1', 'wp/v2', 'wc/v3', 'pistone/v1', 'wallet/v1'],
      authentication: [],
      _links: { self: [{ href: `${shop.shopUrl}/wp-json/` }] },
    });
    expect(body.routes['/']).toMatchObject({ namespace: '', methods: ['GET'] });
    expect(body.routes['/wc/store/v1']).toMatchObject({ namespace: 'wc/store/v1', methods: ['GET'] });
    expect(body.routes['/wc/store/v1/cart/add-item']).toMatchObject({
      namespace: 'wc/store/v1',
      methods: ['POST'],
      endpoints: [
        { methods: ['POST'], allow_batch: { v1: true }, args: { id: { type: 'integer', required: false } } },
      ],
      _links: { self: [{ href: `${shop.shopUrl}/wp-json/wc/store/v1/cart/add-item` }] },
    });
    expect(body.routes['/wp/v2/users/me'].methods).toEqual(['GET', 'POST', 'PUT', 'PATCH']);
  },
);

it('every route of the table is listed, with the methods that it answers', async () => {
  const { body } = await ask('/wp-json/');
  const named = (path: string) =>
    path.replace(/:(\w+)(?:\{([^}]+)\})?/g, (_all, name, shape = '[^/]+') => `(?P<${name}>${shape})`);
  for (const entry of routeTable) {
    if (entry.kind !== 'store-api' && entry.kind !== 'platform-rest') continue;
    const addresses = entry.kind === 'platform-rest' ? [''] : ['/wc/store', '/wc/store/v1'];
    for (const base of addresses) {
      expect(body.routes[base + named(entry.path)]?.methods, base + entry.path).toContain(entry.method);
    }
  }
});

it.each(['wc/store', 'wc/store/v1', 'wp/v2', 'wallet/v1'])(
  'the namespace %s lists its own routes',
  async (namespace) => {
    const { body } = await ask(`/wp-json/${namespace}/`);
    expect([body.namespace, body._links.up]).toEqual([namespace, [{ href: `${shop.shopUrl}/wp-json/` }]]);
    const names = Object.keys(body.routes);
    expect(names.length).toBeGreaterThan(1);
    expect(names.every((name) => name.startsWith(`/${namespace}`))).toBe(true);
  },
);

it('the clock of the shop follows the season', async () => {
  const start = shop.clock.now();
  const offsets: number[] = [];
  for (const moment of ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z']) {
    shop.clock.set(new Date(moment));
    offsets.push((await ask('/wp-json/?_fields=gmt_offset')).body.gmt_offset);
  }
  shop.clock.set(start);
  expect(offsets).toEqual([1, 2]);
});

it('only the requested fields are sent, and HEAD sends none', async () => {
  const { body } = await ask('/wp-json/?_fields=name,namespaces');
  expect(Object.keys(body)).toEqual(['name', 'namespaces']);
  const head = await shop.fetch('/wp-json/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('a nonce that is wrong is refused here too, one that is right comes back fresh', async () => {
  const refused = await ask('/wp-json/', { headers: { 'x-wp-nonce': 'x' } });
  expect([refused.response.status, refused.body.code]).toEqual([403, 'rest_cookie_invalid_nonce']);
  const { browser } = await customerBrowser(shop);
  const nonce = await (await browser.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
  const answer = await browser.get('/wp-json/', { 'x-wp-nonce': nonce });
  expect([answer.status, answer.headers.get('x-wp-nonce')]).toEqual([200, nonce]);
});

it('nothing can be written there, and addresses below it are no routes', async () => {
  for (const [method, path] of [
    ['POST', '/wp-json/'],
    ['DELETE', '/wp-json/wp/v2'],
    ['GET', '/wp-json/wp'],
    ['GET', '/wp-json/wp/v3'],
  ] as const) {
    const { response, body } = await ask(path, { method });
    expect([path, response.status, body.code]).toEqual([path, 404, 'rest_no_route']);
  }
  expect((await aBrowser(shop).get('/wp-jsonx/')).headers.get('content-type')).not.toContain('json');
});
