import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { noteAddress } from '#http/requests/sender-address.ts';
import { ajaxJson, ajaxText } from '#http/wire/ajax-reply.ts';
import type { Endpoint } from '#http/wire/endpoint.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';

let shop: TestShop;
let calls: string[] = [];

const called =
  (name: string) =>
  async (request: Request, _ctx: unknown, params: Readonly<Record<string, string>> = {}) => {
    const text = request.body ? await request.text() : '';
    calls.push([name, request.method, ...Object.values(params), ...(text ? [text] : [])].join(' '));
    return ajaxJson({ name });
  };

// What the pages answer does not matter here.
const about = { reply: {} };
const everybody = { who: 'everybody', about } as const;
const customer = { who: 'customer', about } as const;
const ajax = (name: string) => ({ kind: 'wc-ajax', name, methods: 'POST' }) as const;
const action = (name: string) => ({ kind: 'admin-ajax', name, methods: 'POST', about }) as const;
const store = (method: 'GET' | 'POST' | 'DELETE', path: string) =>
  ({ kind: 'store-api', method, path, ...everybody }) as const;

const endpoints: readonly Endpoint[] = [
  { ...ajax('add_to_cart'), ...everybody, handle: called('add') },
  { ...ajax('look'), ...everybody, methods: 'GET or POST', handle: called('look') },
  { ...ajax('mine'), ...customer, handle: called('mine') },
  { ...action('{p}_ajax_search'), who: 'everybody', handle: called('search') },
  { ...action('staff_only'), who: { right: 'orders' }, handle: called('staff') },
  { ...store('GET', '/products/:id{[0-9]+}'), handle: called('id') },
  { ...store('GET', '/products/:slug'), handle: called('slug') },
  { ...store('POST', '/cart/add-item'), handle: called('item') },
  { ...store('DELETE', '/cart/items'), handle: called('empty') },
  { ...store('GET', '/mine'), who: 'customer', handle: called('mine') },
  { kind: 'page-action', path: '/cart/', ...everybody },
  { kind: 'page-action', path: '/my-account/edit-account/', ...customer },
  {
    kind: 'plain-link',
    parameter: 'add-to-cart',
    ...everybody,
    async handle(request, ctx) {
      calls.push(`link ${request.method}`);
      await ctx.session.open(ctx.db);
      return new URL(request.url).searchParams.has('away')
        ? new Response(null, { status: 302, headers: { location: '/cart/' } })
        : null;
    },
  },
  {
    ...ajax('cookies'),
    ...everybody,
    async handle(_request: Request, ctx: RequestContext) {
      ctx.reply.setCookie('one', '1');
      ctx.reply.setCookie('two', '2');
      return ajaxText('');
    },
  },
  {
    ...ajax('broken'),
    ...everybody,
    handle: () => Promise.reject(new Error('broken')),
  },
];

beforeAll(async () => {
  shop = await aShop({
    endpoints,
    async render(request, { ctx }) {
      calls.push(`page ${request.method}`);
      const body = request.method === 'HEAD' ? null : `session ${ctx.session.current() !== null}`;
      return new Response(body, { headers: { 'content-type': 'text/html' } });
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  calls = [];
});

test('[WIRE-04] a store ajax endpoint is called by its name and its answer is never cached', async () => {
  const response = await aBrowser(shop).post('/?wc-ajax=add_to_cart', { product_id: 5 });
  expect(await response.json()).toEqual({ name: 'add' });
  expect(calls).toEqual(['add POST product_id=5']);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('[WIRE-05] the generic ajax endpoint reaches its own actions and the store ajax endpoints', async () => {
  const browser = aBrowser(shop);
  expect((await browser.post('/wp-admin/admin-ajax.php', { action: 'wholesale_ajax_search' })).status).toBe(
    200,
  );
  expect((await browser.post('/wp-admin/admin-ajax.php', { action: 'shop_add_to_cart' })).status).toBe(200);
  expect(calls.map((call) => call.split(' ', 1)[0])).toEqual(['search', 'add']);
});

test.each([
  ['an unknown store ajax name', '/?wc-ajax=nothing', {}, 200, ''],
  ['an unknown action', '/wp-admin/admin-ajax.php', { action: 'nothing' }, 400, '0'],
  ['no action', '/wp-admin/admin-ajax.php', {}, 400, '0'],
  ['an action for staff', '/wp-admin/admin-ajax.php', { action: 'staff_only' }, 400, '0'],
  ['a name for customers', '/?wc-ajax=mine', {}, 403, '-1'],
] as const)('[WIRE-05] %s changes nothing for a guest', async (_, path, form, status, text) => {
  const response = await aBrowser(shop).post(path, form);
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(calls).toEqual([]);
});

test('what changes something is not done by GET or HEAD', async () => {
  const asked = await shop.fetch('/?wc-ajax=add_to_cart&product_id=5');
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await shop.fetch('/?wc-ajax=add_to_cart', { method: 'HEAD' })).status).toBe(405);
  expect((await shop.fetch('/wp-admin/admin-ajax.php?action=shop_add_to_cart')).status).toBe(405);
  expect((await shop.fetch('/?wc-ajax=look')).status).toBe(200);
  await shop.fetch('/?add-to-cart=5', { method: 'HEAD' });
  await shop.fetch('/?add-to-cart=5', { headers: { 'sec-purpose': 'prefetch;prerender' } });
  expect(calls).toEqual(['look GET', 'page HEAD', 'page GET']);
});

test('a plain link is followed before the page is rendered, with the session that it opened', async () => {
  const browser = aBrowser(shop);
  expect(await (await browser.get('/shop/?add-to-cart=5')).text()).toBe('session true');
  expect(await (await browser.post('/product/filtro/', { 'add-to-cart': 5 })).text()).toBe('session true');
  expect(calls).toEqual(['link GET', 'page GET', 'link POST', 'page GET']);
  expect([...browser.cookies.keys()]).toEqual([expect.stringMatching(/^wp_shop_session_[0-9a-f]{32}$/)]);
  expect((await browser.get('/shop/?add-to-cart=5&away=1')).headers.get('location')).toBe('/cart/');
});

test('Store API routes are found below both addresses and by rest_route', async () => {
  const found = [
    '/wp-json/wc/store/v1/products/7',
    '/wp-json/wc/store/products/filtro',
    '/?rest_route=/wc/store/v1/products/7',
  ];
  for (const path of found) expect((await shop.fetch(path)).status).toBe(200);
  expect(calls).toEqual(['id GET 7', 'slug GET filtro', 'id GET 7']);
});

test('[REST-02] DELETE may come as POST with the header that overrides the method', async () => {
  const path = '/wp-json/wc/store/v1/cart/items';
  await aBrowser(shop).json(path, {}, { 'x-http-method-override': 'DELETE' });
  await shop.fetch(path, { method: 'DELETE' });
  expect(calls).toEqual(['empty POST {}', 'empty DELETE']);
});

test.each([
  ['/wp-json/wc/store/v1/nothing', 404, 'rest_no_route'],
  ['/wp-json/wc/store/v1/cart/add-item', 404, 'rest_no_route'],
  ['/wp-json/wp/v2/users/me', 404, 'rest_no_route'],
  ['/wp-json/wp', 404, 'rest_no_route'],
  ['/wp-json/wc/store/v1/mine', 401, 'rest_forbidden'],
])('%s is refused in JSON', async (path, status, code) => {
  const response = await shop.fetch(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ code, message: expect.any(String), data: { status } });
  expect(calls).toEqual([]);
});

test('broken bodies are refused at the entry point', async () => {
  const post = (path: string, type: string, body: string) =>
    shop.fetch(path, { method: 'POST', headers: { 'content-type': type }, body });
  const json = await post('/wp-json/wc/store/v1/cart/add-item', 'application/json', '{"id":');
  expect([json.status, await json.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'rest_invalid_json' }),
  ]);
  expect((await post('/?wc-ajax=add_to_cart', 'multipart/form-data; boundary=x', 'no form')).status).toBe(
    400,
  );
  expect((await post('/?wc-ajax=add_to_cart', 'application/x-www-form-urlencoded', 'a=%00')).status).toBe(
    400,
  );
  expect((await post('/cart/', 'multipart/form-data', 'no form')).status).toBe(400);
  expect(calls).toEqual([]);
});

test('more than 1 MB is refused, with and without a declared length', async () => {
  const body = `a=${'x'.repeat(1_048_576)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const page = await shop.fetch('/cart/', { method: 'POST', headers, body });
  expect([page.status, await page.text()]).toEqual([
    413,
    expect.stringContaining('superano il limite di 1 MB'),
  ]);
  // Node wants `duplex` for a streamed body; the browser's type does not know it.
  const stream = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  };
  const streamed = new Request(`${shop.shopUrl}/wp-json/wc/store/v1/cart/add-item`, stream);
  const rest = await shop.fetch(streamed);
  expect([rest.status, (await rest.json()).data]).toEqual([413, { status: 413 }]);
  expect(calls).toEqual([]);
});

test.each(['/shop/%E0%A4%A', '/%00', '/shop/?s=%00'])('%s cannot be read', async (path) => {
  expect((await shop.fetch(path)).status).toBe(400);
  expect(calls).toEqual([]);
});

test('a form is accepted only by a page that has one, and only from visitors who may post it', async () => {
  const browser = aBrowser(shop);
  expect((await browser.post('/cart/', { update_cart: 1 })).status).toBe(200);
  expect((await browser.post('/cart', { update_cart: 1 })).status).toBe(200);
  expect((await browser.post('/cart/_.data', { update_cart: 1 })).status).toBe(200);
  expect((await browser.post('/shop/', {})).status).toBe(405);
  expect((await browser.post('/my-account/edit-account/', {})).status).toBe(403);
  expect((await shop.fetch('/cart/', { method: 'DELETE' })).status).toBe(405);
  expect(calls).toEqual(['page POST', 'page POST', 'page POST']);
});

test('a form of the shop reached by another name of the same machine is carried out', async () => {
  const local = await aShop({
    shopUrl: 'http://localhost:3000',
    endpoints,
    render: async (request) => new Response(request.headers.get('origin')),
  });
  const posted = await aBrowser(local).post('/cart/', {}, { origin: 'http://127.0.0.1:3000' });
  // The router compares once more, with the address itself.
  expect(await posted.text()).toBe('http://localhost:3000');
  expect((await aBrowser(local).post('/cart/', {}, { origin: 'http://127.0.0.1:4000' })).status).toBe(403);
  await local.close();
});

test('a form of another site is not carried out', async () => {
  const foreign = { origin: 'https://elsewhere.example' };
  const refused = await aBrowser(shop).post('/cart/', { update_cart: 1 }, foreign);
  expect(refused.status).toBe(403);
  expect((await aBrowser(shop).post('/cart/', {}, { origin: 'null' })).status).toBe(403);
  expect(calls).toEqual([]);
});

test('each cookie is a header of its own', async () => {
  const response = await shop.fetch('/?wc-ajax=cookies', {
    method: 'POST',
    headers: { origin: shop.shopUrl },
  });
  expect(response.headers.getSetCookie()).toEqual([
    'one=1; Path=/; SameSite=Lax',
    'two=2; Path=/; SameSite=Lax',
  ]);
});

test('a failure is answered in plain words and reveals nothing internal', async () => {
  const response = await aBrowser(shop).post('/?wc-ajax=broken');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('broken');
});

test('every answer carries the security headers and its request id', async () => {
  const page = await shop.fetch('/cart/', { headers: { 'x-request-id': 'abc-1' } });
  expect(page.headers.get('x-request-id')).toBe('abc-1');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{24}'/);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(page.headers.get('strict-transport-security')).toBeNull();
  const missing = await shop.fetch('/assets/nothing.js');
  expect([missing.status, missing.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
});

function askedFrom(address: string | null): Request {
  const request = new Request(`${shop.shopUrl}/metrics`);
  noteAddress(request, address);
  return request;
}

test('the process reports that it lives, whether it is ready, and its metrics', async () => {
  expect((await shop.fetch('/healthz')).status).toBe(200);
  expect((await shop.fetch('/readyz')).status).toBe(200);
  const figures = await shop.fetch(askedFrom('127.0.0.1'));
  expect(await figures.text()).toContain('shop_request_duration_seconds_count{kind="watch"');
});

test('its metrics are for the addresses that are named, and for no other', async () => {
  for (const address of ['127.0.0.2', '10.0.0.1', '203.0.113.9', null]) {
    const refused = await shop.fetch(askedFrom(address));
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.not.stringContaining('shop_request'),
    ]);
  }
});
