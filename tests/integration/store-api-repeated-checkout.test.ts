import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { type ApiAnswer, anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';
import { customerBrowser } from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

type Client = ReturnType<typeof anApiClient>;

async function aClientWith(client: Client = anApiClient(shop)) {
  const { id } = await aProduct(shop.db);
  await client.ask('POST', '/cart/add-item', { id });
  return client;
}
const ordersMade = async () => (await shop.db.selectFrom('orders').select('id').execute()).length;
const answerOf = ({ status, body }: ApiAnswer) => [status, body];

/** Sends a request twice: the second answer is the first one's, and one order was made. */
async function expectOneOrder(ask: Client['ask'], body: object) {
  const before = await ordersMade();
  const first = await ask('POST', '/checkout', body);
  expect([first.status, first.body.order_id > 0]).toEqual([200, true]);
  expect(answerOf(await ask('POST', '/checkout', body))).toEqual(answerOf(first));
  expect(await ordersMade()).toBe(before + 1);
}

describe('[CHK-13] a repeated checkout of the Store API is answered as the first was', () => {
  it('where everything is in the request', async () => {
    const { ask } = await aClientWith();
    await expectOneOrder(ask, storeOrder({ order_comments: 'Al piano terra' }));
  });

  it('where the note and the payment method were sent before', async () => {
    const { ask } = await aClientWith();
    await ask('PUT', '/checkout', { order_notes: 'Suonare due volte', payment_method: 'bacs' });
    await expectOneOrder(ask, { ...storeOrder(), customer_note: undefined });
  });

  it('where the addresses were sent before, and the request contains a part of them', async () => {
    const { ask } = await aClientWith();
    const { billing_address: billing } = storeOrder();
    await ask('POST', '/cart/update-customer', {
      billing_address: billing,
      shipping_address: { ...Object(billing), city: 'Bologna', state: 'BO', postcode: '40121' },
    });
    await expectOneOrder(ask, { billing_address: {}, payment_method: 'bacs' });
  });

  it('by a customer whose addresses were stored', async () => {
    const { browser } = await customerBrowser(shop);
    const client = await aClientWith(anApiClient(shop, browser));
    await expectOneOrder(client.ask, storeOrder());
    await aClientWith(client);
    await expectOneOrder(client.ask, { billing_address: { city: 'Carpi' }, payment_method: 'bacs' });
  });

  it('by a Cart-Token', async () => {
    const base = '/wp-json/wc/store/v1';
    const token = (await shop.fetch(`${base}/cart`)).headers.get('cart-token') ?? '';
    const ask: Client['ask'] = async (_method, path, body) => {
      const headers = { 'cart-token': token, 'content-type': 'application/json' };
      const answer = await shop.fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json(), headers: answer.headers };
    };
    await ask('POST', '/cart/add-item', { id: (await aProduct(shop.db)).id });
    await ask('POST', '/cart/update-customer', { billing_address: storeOrder().billing_address });
    await expectOneOrder(ask, { billing_address: { company: '' }, payment_method: 'bacs' });
  });

  it('where both come at the same moment', async () => {
    const { ask } = await aClientWith();
    await ask('PUT', '/checkout', { order_notes: 'Suonare due volte' });
    const before = await ordersMade();
    const sent = { ...storeOrder(), customer_note: undefined };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/checkout', sent)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect(await ordersMade()).toBe(before + 1);
  });
});

it('another request for the same empty cart is answered that there is nothing to order', async () => {
  const { ask } = await aClientWith();
  await ask('POST', '/checkout', storeOrder());
  const other = await ask('POST', '/checkout', storeOrder({ billing_city: 'Carpi' }));
  expect([other.status, other.body.code]).toEqual([409, 'shop_rest_cart_empty']);
});

it('the same request for a refilled cart is another order', async () => {
  const client = await aClientWith();
  const first = await client.ask('POST', '/checkout', storeOrder());
  await aClientWith(client);
  const second = await client.ask('POST', '/checkout', storeOrder());
  expect(second.status).toBe(200);
  expect(second.body.order_id).not.toBe(first.body.order_id);
  expect((await client.ask('POST', '/checkout', storeOrder())).body.order_id).toBe(second.body.order_id);
});

it('the same request of another visitor finds nothing', async () => {
  await (await aClientWith()).ask('POST', '/checkout', storeOrder());
  expect((await anApiClient(shop).ask('POST', '/checkout', storeOrder())).status).toBe(409);
});
