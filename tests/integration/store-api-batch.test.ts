import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteAddress } from '#http/requests/sender-address.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';

let shop: TestShop;
const base = '/wp-json/wc/store/v1';

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function aGuest() {
  const client = anApiClient(shop);
  const nonce = (await client.ask('GET', '/cart')).headers.get('nonce') ?? '';
  const request = (path: string, body: object = {}, method = 'POST') => ({
    path: `/wc/store/v1${path}`,
    method,
    body,
    headers: { Nonce: nonce },
  });
  return { ...client, nonce, request };
}

describe('a batch', () => {
  it('changes the cart of a new visitor several times with one nonce', async () => {
    const { ask, request } = await aGuest();
    const [one, two] = [await aProduct(shop.db), await aProduct(shop.db)];
    const { status, body, headers } = await ask('POST', '/batch', {
      requests: [
        request('/cart/add-item', { id: one.id, quantity: 2 }),
        request('/cart/add-item', { id: two.id }),
        request('/cart/update-item', { key: '0'.repeat(32), quantity: 1 }),
        request('/cart/items', {}, 'DELETE'),
        request('/cart/add-item', { id: two.id }),
      ],
    });
    expect([status, headers.get('user-id')]).toEqual([207, '0']);
    expect(headers.get('nonce')).toMatch(/^[0-9a-f]{20}$/);
    expect(body.responses.map((one: { status: number }) => one.status)).toEqual([201, 201, 409, 200, 201]);
    expect(body.responses[0].headers['cart-token']).toEqual(expect.any(String));
    expect((await ask('GET', '/cart')).body.items_count).toBe(1);
  });

  it('asks each request for its nonce', async () => {
    const { ask, request } = await aGuest();
    const { id } = await aProduct(shop.db);
    const sent = request('/cart/add-item', { id });
    const { body } = await ask('POST', '/batch', {
      requests: [{ ...sent, headers: {} }, { ...sent, headers: { Nonce: 'x' } }, sent],
    });
    expect(
      body.responses.map((one: { status: number; body: { code?: string } }) => [one.status, one.body.code]),
    ).toEqual([
      [401, 'shop_rest_missing_nonce'],
      [403, 'shop_rest_invalid_nonce'],
      [201, undefined],
    ]);
  });

  it('does nothing where all have to fit and one does not', async () => {
    const { ask, request } = await aGuest();
    const { id } = await aProduct(shop.db);
    const { status, body } = await ask('POST', '/batch', {
      validation: 'require-all-validate',
      requests: [request('/cart/add-item', { id }), request('/cart/add-item', { id: 'x' })],
    });
    expect([status, body.failed]).toEqual([207, 'validation']);
    expect(body.responses).toMatchObject([null, { status: 400, body: { code: 'rest_invalid_param' } }]);
    expect((await ask('GET', '/cart')).body.items_count).toBe(0);
  });

  it('holds changes of the cart alone', async () => {
    const { ask, request } = await aGuest();
    const { body } = await ask('POST', '/batch', {
      requests: [request('/checkout'), request('/batch', { requests: [] }), request('/nowhere')],
    });
    expect(
      body.responses.map((one: { status: number; body: { code: string } }) => [one.status, one.body.code]),
    ).toEqual([
      [400, 'rest_batch_not_allowed'],
      [400, 'rest_batch_not_allowed'],
      [404, 'rest_no_route'],
    ]);
    const path = await ask('POST', '/batch', { requests: [{ path: '/wp/v2/users/me' }] });
    expect([path.status, path.body.code]).toEqual([400, 'shop_rest_invalid_path']);
  });

  it.each<[string, unknown, string]>([
    ['no requests', {}, 'rest_missing_callback_param'],
    ['requests that are no list', { requests: 'x' }, 'rest_invalid_type'],
    [
      'too many requests',
      { requests: Array(26).fill({ path: '/wc/store/v1/cart/items' }) },
      'rest_too_many_items',
    ],
    ['a request that is none', { requests: [5] }, 'rest_invalid_type'],
    ['a path that is none', { requests: [{ path: { a: 1 } }] }, 'rest_invalid_type'],
    ['reading', { requests: [{ path: '/wc/store/v1/cart', method: 'GET' }] }, 'rest_not_in_enum'],
    [
      'a body that is none',
      { requests: [{ path: '/wc/store/v1/cart/items', body: 'x' }] },
      'rest_invalid_type',
    ],
  ])('refuses %s', async (_what, sent, code) => {
    const { status, body } = await (await aGuest()).ask('POST', '/batch', sent);
    expect([status, body.data.details?.requests.code ?? body.code]).toEqual([400, code]);
  });

  it('opens the cart of the token that it came with', async () => {
    const { id } = await aProduct(shop.db);
    const token = (await shop.fetch(`${base}/cart`)).headers.get('cart-token') ?? '';
    const sent = { path: '/wc/store/v1/cart/add-item', body: { id } };
    const response = await shop.fetch(`${base}/batch`, {
      method: 'POST',
      headers: { 'cart-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ requests: [sent, sent] }),
    });
    const { responses } = await response.json();
    expect(responses.map((one: { status: number }) => one.status)).toEqual([201, 201]);
    const cart = await (await shop.fetch(`${base}/cart`, { headers: { 'cart-token': token } })).json();
    expect(cart.items_count).toBe(2);
  });
});

describe('a limit on calls', () => {
  const set = (key: string, value: unknown) =>
    shop.db
      .insertInto('settings')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  const from = (address: string, path = '/cart', init: RequestInit = {}) => {
    const request = new Request(`http://shop.test${base}${path}`, init);
    noteAddress(request, address);
    return shop.fetch(request);
  };

  it('is off by default', async () => {
    const response = await from('198.51.100.1');
    expect(response.headers.get('ratelimit-limit')).toBeNull();
  });

  it('counts by address in a span of time, reports what is left, and refuses calls beyond it', async () => {
    await set('store_api_limited', true);
    await set('store_api_limit_calls', 3);
    const start = shop.clock.now();
    const reset = String(Math.floor(start.getTime() / 1000) + 10);
    for (const left of ['2', '1', '0']) {
      const { status, headers } = await from('198.51.100.2');
      expect([status, headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([
        200,
        '3',
        left,
      ]);
      expect(headers.get('ratelimit-reset')).toBe(reset);
    }
    shop.clock.advance(4000);
    const refused = await from('198.51.100.2');
    expect([refused.status, refused.headers.get('ratelimit-retry-after')]).toEqual([400, '6']);
    expect(await refused.json()).toEqual({
      code: 'rate_limit_exceeded',
      message: 'Troppe richieste. Riprova tra 6 secondi.',
      data: { status: 400 },
    });
    expect((await from('198.51.100.3')).status).toBe(200);
    shop.clock.advance(6000);
    expect((await from('198.51.100.2')).status).toBe(200);
    shop.clock.set(start);
    const stored = await shop.db.selectFrom('api_calls').select('caller').execute();
    expect(stored.every(({ caller }) => caller.length === 32)).toBe(true);
    await set('store_api_limited', false);
  });

  it('of orders is a limit of its own: three a minute', async () => {
    await set('store_api_checkout_limited', true);
    const order = () => from('198.51.100.4', '/checkout', { method: 'POST' });
    const seen: number[] = [];
    for (let time = 0; time < 4; time += 1) seen.push((await order()).status);
    expect(seen).toEqual([401, 401, 401, 400]);
    expect((await from('198.51.100.4')).headers.get('ratelimit-limit')).toBeNull();
    await set('store_api_checkout_limited', false);
  });
});

describe('the rest of the REST interface', () => {
  it('[REST-04] refuses a nonce that is wrong, before it says that there is no route', async () => {
    const browser = aBrowser(shop);
    const answers = [
      await browser.get('/wp-json/wp/v2/nothing', { 'x-wp-nonce': 'x' }),
      await browser.get('/wp-json/wp/v2/nothing?_wpnonce=x'),
      await browser.get('/wp-json/wp/v2/nothing'),
    ];
    expect(await Promise.all(answers.map(async (one) => [one.status, (await one.json()).code]))).toEqual([
      [403, 'rest_cookie_invalid_nonce'],
      [403, 'rest_cookie_invalid_nonce'],
      [404, 'rest_no_route'],
    ]);
    const store = await browser.get(`${base}/cart`, { 'x-wp-nonce': 'x' });
    expect(store.status).toBe(200);
  });
});
