import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser } from '../factories/a-browser.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { customerBrowser } from '../factories/order-calls.ts';

let shop: TestShop;
const cart = '/wp-json/wc/store/v1/cart';

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const nonceOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get(cart)).headers.get('nonce') ?? '';

describe('who may change a cart over the Store API', () => {
  it('every answer carries nonce, token and digest, errors too', async () => {
    const browser = aBrowser(shop);
    const seconds = String(shop.clock.now().getTime() / 1000);
    for (const response of [await browser.get(cart), await browser.json(`${cart}/add-item`, { id: 1 })]) {
      const { headers } = response;
      expect(headers.get('nonce')).toMatch(/^[0-9a-f]{20}$/);
      expect(headers.get('nonce-timestamp')).toBe(seconds);
      expect(headers.get('user-id')).toBe('0');
      expect(headers.get('cart-hash')).toBe('');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cart-token')?.split('.')).toHaveLength(3);
    }
  });

  it.each(['add-item', 'update-item', 'remove-item'])(
    '%s refuses without nonce, and with a bad one',
    async (call) => {
      const browser = aBrowser(shop);
      const product = await aProduct(shop.db);
      await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id });
      const key = (await cartOf(browser)).cart.lines[0]?.key;
      const foreign = await nonceOf((await customerBrowser(shop)).browser);
      const body = { id: product.id, key, quantity: 3 };
      const missing = await browser.json(`${cart}/${call}`, body);
      expect([missing.status, (await missing.json()).code]).toEqual([401, 'shop_rest_missing_nonce']);
      for (const nonce of ['nonsense', foreign, '']) {
        const bad = await browser.json(`${cart}/${call}`, body, { nonce });
        expect([bad.status, (await bad.json()).code]).toEqual([403, 'shop_rest_invalid_nonce']);
      }
      expect((await cartOf(browser)).cart.count).toBe(1);
    },
  );

  it('the older name of the nonce’s header counts as well, in a batch too, and answers bring it', async () => {
    const browser = aBrowser(shop);
    const { id } = await aProduct(shop.db);
    const { headers } = await browser.get(cart);
    const nonce = headers.get('x-wc-store-api-nonce') ?? '';
    expect(nonce).toBe(headers.get('nonce'));
    const older = { 'x-wc-store-api-nonce': nonce };
    const bad = await browser.json(`${cart}/add-item`, { id }, { 'x-wc-store-api-nonce': 'nonsense' });
    expect([bad.status, (await bad.json()).code]).toEqual([403, 'shop_rest_invalid_nonce']);
    expect((await browser.json(`${cart}/add-item`, { id }, older)).status).toBe(201);
    const requests = [
      { path: '/wc/store/v1/cart/add-item', body: { id }, headers: { 'X-WC-Store-API-Nonce': nonce } },
    ];
    const batch = await browser.json('/wp-json/wc/store/v1/batch', { requests });
    expect((await batch.json()).responses[0].status).toBe(201);
    const asked = await shop.fetch(cart, { method: 'OPTIONS', headers: { origin: 'https://app.example' } });
    expect(asked.headers.get('access-control-allow-headers')).toContain('X-WC-Store-API-Nonce');
  });

  it('a nonce holds for a day and no longer', async () => {
    const browser = aBrowser(shop);
    const product = await aProduct(shop.db);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id });
    const nonce = await nonceOf(browser);
    const start = shop.clock.now();
    shop.clock.advance(12 * 60 * 60 * 1000);
    expect((await browser.json(`${cart}/add-item`, { id: product.id }, { nonce })).status).toBe(201);
    shop.clock.advance(12 * 60 * 60 * 1000);
    expect((await browser.json(`${cart}/add-item`, { id: product.id }, { nonce })).status).toBe(403);
    shop.clock.set(start);
  });

  it('a cart token opens its cart without cookie and nonce, and sets no cookie', async () => {
    const product = await aProduct(shop.db);
    const first = await shop.fetch(cart);
    const token = first.headers.get('cart-token') ?? '';
    const ask = (path: string, body?: unknown, sent = token) =>
      shop.fetch(`${cart}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'cart-token': sent, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const added = await ask('/add-item', { id: product.id, quantity: 2 });
    expect([added.status, added.headers.getSetCookie().filter((line) => line.includes('session'))]).toEqual([
      201,
      [],
    ]);
    const next = added.headers.get('cart-token') ?? '';
    for (const known of [token, next]) {
      expect((await (await ask('', undefined, known)).json()).items_count).toBe(2);
    }
    expect((await (await shop.fetch(cart)).json()).items_count).toBe(0);
  });

  it("a browser's own token opens the browser's cart elsewhere", async () => {
    const browser = aBrowser(shop);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: (await aProduct(shop.db)).id, quantity: 3 });
    const token = (await browser.get(cart)).headers.get('cart-token') ?? '';
    const elsewhere = await shop.fetch(cart, { headers: { 'cart-token': token } });
    expect((await elsewhere.json()).items_count).toBe(3);
  });

  it('a token that is forged, changed or two days old is refused', async () => {
    const product = await aProduct(shop.db);
    const browser = aBrowser(shop);
    await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 3 });
    const token = (await browser.get(cart)).headers.get('cart-token') ?? '';
    const [head = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const other = createHmac('sha256', '@guess').update(`${head}.${payload}`).digest('base64url');
    const forged = [
      `${head}.${payload}.${other}`,
      `${head}.${payload}.`,
      `${none}.${payload}.`,
      `${token}.x`,
      'a.b.c',
      '..',
    ];
    forged.push(`${head}.${Buffer.from('{"user_id":"1","exp":9e12}').toString('base64url')}.${signature}`);
    const items = async (sent: string) => {
      const response = await shop.fetch(cart, { headers: { 'cart-token': sent } });
      return (await response.json()).items_count;
    };
    for (const sent of forged) expect(await items(sent)).toBe(0);
    expect(await items(token)).toBe(3);
    const start = shop.clock.now();
    shop.clock.advance(48 * 60 * 60 * 1000);
    expect(await items(token)).toBe(0);
    shop.clock.set(start);
  });
});
