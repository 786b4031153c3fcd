import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeTable } from '#http/wire/route-table.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

const writes = routeTable.flatMap((entry) =>
  entry.kind === 'store-api' && entry.method !== 'GET'
    ? [{ method: entry.method, path: entry.path, params: Object.keys(entry.about?.takes?.shape ?? {}) }]
    : [],
);

const nasty: unknown[] = [
  '',
  ' ',
  -1,
  1.5,
  1e300,
  true,
  [],
  [[]],
  {},
  { a: { b: { c: [1] } } },
  "1' or '1'='1",
  '1); drop table carts; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '😀\u202e',
  '\ud800',
  'x'.repeat(900_000),
];

async function aFilledCart() {
  const client = anApiClient(shop);
  const { id } = await aProduct(shop.db);
  const { body } = await client.ask('POST', '/cart/add-item', { id, quantity: 2 });
  const [{ key }] = body.items;
  const pathOf = (path: string) => path.replace(/:key\{[^}]+\}/, key).replace(/:id\{[^}]+\}/, '1');
  return { ...client, cart: body, pathOf };
}

const counts = async () => {
  const orders = await shop.db
    .selectFrom('orders')
    .select((of) => of.fn.countAll().as('n'))
    .executeTakeFirst();
  const stock = await shop.db
    .selectFrom('stock')
    .select((of) => of.fn.sum('reserved').as('n'))
    .executeTakeFirst();
  return [Number(orders?.n), Number(stock?.n)];
};

test.each(writes.filter(({ params }) => params.length > 0))(
  '$method $path answers any value of any field with a clear error, or takes nothing amiss',
  async ({ method, path, params }) => {
    const { ask, pathOf } = await aFilledCart();
    const before = await counts();
    for (const name of params) {
      for (const value of nasty) {
        const { status, body } = await ask(method, pathOf(path), { [name]: value });
        const about = `${name}: ${JSON.stringify(value).slice(0, 40)}`;
        expect(status === 500 && body.code !== 'invalid_order_update_status', about).toBe(false);
        if (status >= 400) expect([body.data.status, body.message.length > 5], about).toEqual([status, true]);
      }
    }
    expect(await counts()).toEqual(before);
  },
);

test.each(writes)(
  '$method $path refuses a body that is no JSON, too large, or beyond reading',
  async (write) => {
    const { method, path } = write;
    const { ask, browser, cart, pathOf } = await aFilledCart();
    const send = async (body: string, type = 'application/json') => {
      const jar = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await shop.fetch(`/wp-json/wc/store/v1${pathOf(path)}`, {
        method,
        headers: { 'content-type': type, cookie: jar },
        body,
      });
      return [response.status, (await response.json()).code];
    };
    expect(await send('{"id":')).toEqual([400, 'rest_invalid_json']);
    expect(await send('{"id":"\\u0000"}')).toEqual([400, 'rest_invalid_json']);
    expect(await send(JSON.stringify({ more: 'x'.repeat(1_100_000) }))).toEqual([
      413,
      'rest_request_too_large',
    ]);
    for (const body of ['[]', 'null', '5', '"x"', '[[[[]]]]']) {
      const [status] = await send(body);
      expect([body, [400, 401].includes(Number(status))]).toEqual([body, true]);
    }
    expect((await ask('GET', '/cart')).body.items).toEqual(cart.items);
  },
);

test('a form with names nested without end is read as far as it makes sense', async () => {
  const { browser, ask } = await aFilledCart();
  const nonce = (await ask('GET', '/cart')).headers.get('nonce') ?? '';
  const deep = `shipping_address${'[a]'.repeat(2000)}`;
  const form = {
    [deep]: 'x',
    'shipping_address[city]': 'Bologna',
    '[]': 'y',
    'a[': 'z',
    '__proto__[x]': 'p',
  };
  const response = await browser.post('/wp-json/wc/store/v1/cart/update-customer', form, { nonce });
  expect([response.status, (await response.json()).shipping_address.city]).toEqual([200, 'Bologna']);
});
