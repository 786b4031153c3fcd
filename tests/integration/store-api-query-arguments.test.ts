import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aStoredCoupon } from '../factories/a-coupon.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

/** A client that sends a write at any address, with or without a body. */
async function aClient() {
  const client = anApiClient(shop);
  const nonce = async () => (await client.ask('GET', '/cart')).headers.get('nonce') ?? '';
  const send = async (method: string, address: string, init: { body?: string; type?: string } = {}) => {
    const headers = new Headers({ nonce: await nonce() });
    const cookies = [...client.browser.cookies].map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    headers.set('cookie', cookies.join('; '));
    if (init.type !== undefined) headers.set('content-type', init.type);
    const response = await shop.fetch(address, { method, headers, body: init.body ?? null });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  return { ...client, send };
}

async function aClientWithLine(quantity = 1) {
  const client = await aClient();
  const { id } = await aProduct(shop.db);
  const { body } = await client.ask('POST', '/cart/add-item', { id, quantity });
  const quantityNow = async () => (await client.ask('GET', '/cart')).body.items[0]?.quantity;
  return { ...client, key: String(body.items[0].key), quantityNow };
}

const addresses = [
  ['the pretty address', '/wp-json/wc/store/v1/cart/add-item?'],
  ['?rest_route=', '/?rest_route=/wc/store/v1/cart/add-item&'],
  ['/index.php?rest_route=', '/index.php?rest_route=/wc/store/v1/cart/add-item&'],
] as const;

describe('[REST-07] arguments in the address of a Store API write', () => {
  it.each(addresses)('add an item through %s', async (_name, address) => {
    const { send } = await aClient();
    const { id } = await aProduct(shop.db);
    const added = await send('POST', `${address}id=${id}&quantity=2`);
    expect([added.status, added.body.items?.[0]]).toEqual([
      201,
      expect.objectContaining({ id, quantity: 2 }),
    ]);
  });

  it.each(['PUT', 'PATCH'])('set the quantity of a line by %s', async (method) => {
    const { send, key, quantityNow } = await aClientWithLine();
    const changed = await send(method, `/wp-json/wc/store/v1/cart/items/${key}?quantity=3`);
    expect([changed.status, changed.body.quantity, await quantityNow()]).toEqual([200, 3, 3]);
  });

  it.each([
    ['a header', '', { 'x-http-method-override': 'PUT' }],
    ['?_method=', '&_method=PUT', {}],
  ])('set it by a POST that means PUT by %s', async (_name, query, headers) => {
    const { browser, ask, key, quantityNow } = await aClientWithLine();
    const nonce = (await ask('GET', '/cart')).headers.get('nonce') ?? '';
    const address = `/index.php?rest_route=/wc/store/v1/cart/items/${key}&quantity=4${query}`;
    const changed = await browser.post(address, {}, { nonce, ...headers });
    expect([changed.status, await quantityNow()]).toEqual([200, 4]);
  });

  it('give way to the body, name by name, in JSON and in a form', async () => {
    const { send, key, quantityNow } = await aClientWithLine();
    const address = `/wp-json/wc/store/v1/cart/update-item?key=${key}&quantity=9`;
    const json = await send('POST', address, { body: '{"quantity": 2}', type: 'application/json' });
    expect([json.status, await quantityNow()]).toEqual([200, 2]);
    const form = await send('POST', address, {
      body: 'quantity=5',
      type: 'application/x-www-form-urlencoded',
    });
    expect([form.status, await quantityNow()]).toEqual([200, 5]);
    const nothing = await send('POST', address, { body: '{"quantity": null}', type: 'application/json' });
    expect([nothing.status, await quantityNow()]).toEqual([200, 9]);
  });

  it('do not change which line or coupon an address names', async () => {
    const { send, key, ask } = await aClientWithLine(2);
    const other = await aProduct(shop.db);
    const { body } = await ask('POST', '/cart/add-item', { id: other.id });
    const otherKey = String(body.items[1].key);
    const address = `/wp-json/wc/store/v1/cart/items/${key}?key=${otherKey}&quantity=7`;
    expect((await send('PUT', address)).body).toMatchObject({ key, quantity: 7 });
    expect((await send('DELETE', address)).status).toBe(204);
    const { items } = (await ask('GET', '/cart')).body;
    expect(items.map((item: { key: string }) => item.key)).toEqual([otherKey]);
  });

  it('reach what is written in brackets: addresses, chosen attributes, lists', async () => {
    const { send } = await aClient();
    const query = new URLSearchParams({
      'billing_address[city]': 'Modena',
      'shipping_address[country]': 'IT',
      'shipping_address[state]': 'BO',
    });
    const { status, body } = await send('POST', `/wp-json/wc/store/v1/cart/update-customer?${query}`);
    expect([status, body.billing_address.city, body.shipping_address.state]).toEqual([200, 'Modena', 'BO']);
  });

  it('are validated like those of a body', async () => {
    const { send, key, quantityNow } = await aClientWithLine(2);
    const bad = await send('PUT', `/wp-json/wc/store/v1/cart/items/${key}?quantity=tre`);
    expect([bad.status, bad.body.code, Object.keys(bad.body.data.details)]).toEqual([
      400,
      'rest_invalid_param',
      ['quantity'],
    ]);
    const list = await send('PUT', `/wp-json/wc/store/v1/cart/items/${key}?quantity[]=3`);
    expect([list.status, list.body.code, await quantityNow()]).toEqual([400, 'rest_invalid_param', 2]);
  });

  it('apply and remove a coupon, choose a rate, remove a line', async () => {
    const { send, key } = await aClientWithLine(3);
    const { code } = await aStoredCoupon(shop.db);
    const at = (route: string, query: string) => send('POST', `/wp-json/wc/store/v1/cart/${route}?${query}`);
    expect((await at('apply-coupon', `code=${code}`)).body.coupons).toHaveLength(1);
    expect((await at('remove-coupon', `code=${code}`)).body.coupons).toHaveLength(0);
    const { body } = await at('select-shipping-rate', 'rate_id=nessuno');
    expect(body.items).toHaveLength(1);
    expect((await at('remove-item', `key=${key}`)).body.items).toEqual([]);
  });

  it('place an order', async () => {
    const { send } = await aClientWithLine();
    const query = new URLSearchParams({ payment_method: 'bacs' });
    for (const [name, value] of Object.entries(aCheckoutForm())) {
      if (name.startsWith('billing_')) query.set(`billing_address[${name.slice('billing_'.length)}]`, value);
    }
    const placed = await send('POST', `/wp-json/wc/store/v1/checkout?${query}`);
    expect([placed.status, placed.body.order_id > 0]).toEqual([200, true]);
  });

  it('stand in the paths of a batch', async () => {
    const { ask } = await aClient();
    const nonce = (await ask('GET', '/cart')).headers.get('nonce') ?? '';
    const { id } = await aProduct(shop.db);
    const request = (path: string, body?: object) => ({
      path: `/wc/store/v1/cart/add-item?${path}`,
      headers: { Nonce: nonce },
      ...(body ? { body } : {}),
    });
    const { status, body } = await ask('POST', '/batch', {
      validation: 'require-all-validate',
      requests: [request(`id=${id}&quantity=2`), request(`id=${id}&quantity=9`, { quantity: 3 })],
    });
    expect(status).toBe(207);
    expect(body.responses.map((one: { status: number }) => one.status)).toEqual([201, 201]);
    expect((await ask('GET', '/cart')).body.items_count).toBe(5);
  });

  it('ask for totals when a draft is stored, in the address or in the body', async () => {
    const { send } = await aClient();
    const at = '/wp-json/wc/store/v1/checkout';
    const inAddress = await send('PUT', `${at}?__experimental_calc_totals=true`);
    expect([inAddress.status, inAddress.body.code]).toEqual([409, 'shop_rest_cart_empty']);
    const body = '{"__experimental_calc_totals": true}';
    expect((await send('PUT', at, { body, type: 'application/json' })).status).toBe(409);
  });

  it('store a draft', async () => {
    const { send } = await aClientWithLine();
    const { status, body } = await send('PATCH', '/wp-json/wc/store/v1/checkout?order_notes=Ciao');
    expect([status, body.customer_note]).toEqual([200, 'Ciao']);
  });
});
