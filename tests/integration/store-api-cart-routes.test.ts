import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function aClientWith(quantity = 1) {
  const client = anApiClient(shop);
  const product = await aProduct(shop.db);
  const { body: cart } = await client.ask('POST', '/cart/add-item', { id: product.id, quantity });
  return { ...client, product, cart };
}

describe('[REST-07] the addresses of a cart', () => {
  it('are merged over what was said before, tidied, and decide shipping', async () => {
    const { ask } = await aClientWith();
    const first = await ask('POST', '/cart/update-customer', {
      billing_address: { first_name: ' Anna ', email: 'anna@example.com', country: 'it', state: 'Modena' },
      shipping_address: { city: 'Bologna', country: 'IT', state: 'BO', postcode: '40121' },
    });
    expect(first.status).toBe(200);
    expect(first.body.billing_address).toMatchObject({ first_name: 'Anna', country: 'IT', state: 'MO' });
    expect(first.body.shipping_address).toMatchObject({ city: 'Bologna', state: 'BO', postcode: '40121' });
    const second = await ask('POST', '/cart/update-customer', { billing_address: { last_name: 'Bianchi' } });
    expect(second.body.billing_address).toMatchObject({
      first_name: 'Anna',
      last_name: 'Bianchi',
      email: 'anna@example.com',
    });
    expect(second.body.shipping_rates[0].destination).toMatchObject({ state: 'BO', postcode: '40121' });
    expect((await ask('GET', '/cart')).body.shipping_address).toMatchObject({ city: 'Bologna' });
  });

  it('lose a state that the new country does not have', async () => {
    const { ask } = await aClientWith();
    await ask('POST', '/cart/update-customer', { shipping_address: { country: 'IT', state: 'MO' } });
    const { body } = await ask('POST', '/cart/update-customer', { shipping_address: { country: 'ES' } });
    expect(body.shipping_address).toMatchObject({ country: 'ES', state: '' });
  });

  it('are copied from billing to shipping while there is nothing to send', async () => {
    const { ask } = anApiClient(shop);
    const { body } = await ask('POST', '/cart/update-customer', {
      billing_address: { first_name: 'Ugo', country: 'FR', postcode: '75001' },
    });
    expect(body.shipping_address).toMatchObject({ first_name: 'Ugo', country: 'FR', postcode: '75001' });
  });

  it.each([
    ['billing_address', { country: 'XX' }, 'invalid_country'],
    ['billing_address', { country: 'IT', state: 'Baviera' }, 'invalid_state'],
    ['shipping_address', { country: 'IT', postcode: '4112' }, 'invalid_postcode'],
    ['billing_address', { phone: 'chiamami' }, 'invalid_phone'],
    ['billing_address', { email: 'anna@' }, 'invalid_email'],
    ['shipping_address', { city: 'x'.repeat(201) }, 'invalid_city'],
    ['shipping_address', { city: 'x'.repeat(1000) }, 'rest_too_long'],
    ['billing_address', { city: 12 }, 'rest_invalid_type'],
    ['billing_address', { city: ['Modena'] }, 'rest_invalid_type'],
    ['billing_address', 'Modena', 'rest_invalid_type'],
    ['shipping_address', ['Modena'], 'rest_invalid_type'],
  ])('refuse %s %j and store nothing', async (name, address, code) => {
    const { ask, cart } = await aClientWith();
    const { status, body } = await ask('POST', '/cart/update-customer', { [name]: address });
    expect([status, body.code, body.data.details[name].code]).toEqual([400, 'rest_invalid_param', code]);
    expect(body.data.params[name]).toEqual(expect.any(String));
    expect((await ask('GET', '/cart')).body).toEqual(cart);
  });

  it('hold markup and quotes as texts, and ignore unknown fields', async () => {
    const { ask } = await aClientWith();
    const city = `<script>alert(1)</script>'; drop table carts; --`;
    const { status, body } = await ask('POST', '/cart/update-customer', {
      shipping_address: { city, constructor: 'x', isAdmin: 'yes' },
      more: { a: 1 },
    });
    expect([status, body.shipping_address.city]).toEqual([200, city]);
    expect(Object.keys(body.shipping_address)).not.toContain('isAdmin');
  });

  it("are one visitor's own", async () => {
    const { ask } = await aClientWith();
    await ask('POST', '/cart/update-customer', { billing_address: { first_name: 'Anna' } });
    expect((await anApiClient(shop).ask('GET', '/cart')).body.billing_address.first_name).toBe('');
  });
});

describe('[REST-07] the shipping rate', () => {
  it('is chosen from those of the package; one that is not offered changes nothing', async () => {
    const { ask, cart } = await aClientWith();
    const [rate] = cart.shipping_rates[0].shipping_rates;
    const chosen = await ask('POST', '/cart/select-shipping-rate', { package_id: 0, rate_id: rate.rate_id });
    expect(chosen.body.shipping_rates[0].shipping_rates).toContainEqual(
      expect.objectContaining({ rate_id: rate.rate_id, selected: true }),
    );
    for (const rateId of ['flat_rate:999', "x'; drop table carts; --", '<b>']) {
      const { status, body } = await ask('POST', '/cart/select-shipping-rate', { rate_id: rateId });
      expect([status, body.totals]).toEqual([200, chosen.body.totals]);
    }
  });

  it('must be named', async () => {
    const { ask } = await aClientWith();
    const missing = await ask('POST', '/cart/select-shipping-rate', { package_id: 0 });
    expect([missing.status, missing.body.code, missing.body.data.params]).toEqual([
      400,
      'rest_missing_callback_param',
      ['rate_id'],
    ]);
    const empty = await ask('POST', '/cart/select-shipping-rate', { rate_id: '' });
    expect([empty.status, empty.body.code]).toEqual([400, 'shop_rest_cart_missing_rate_id']);
  });
});

it('no extension takes data of the cart', async () => {
  const { ask } = await aClientWith();
  const { status, body } = await ask('POST', '/cart/extensions', { namespace: '<b>x</b>', data: { a: 1 } });
  expect([status, body.code]).toEqual([400, 'shop_rest_cart_extensions_error']);
  expect(body.message).toContain('&lt;b&gt;x&lt;/b&gt;');
});

describe('the lines of a cart as a collection', () => {
  it('are listed, read, added, changed and removed one by one', async () => {
    const { ask, product, cart } = await aClientWith(2);
    const [{ key }] = cart.items;
    const href = `http://shop.test/wp-json/wc/store/v1/cart/items/${key}`;
    expect((await ask('GET', '/cart/items')).body).toMatchObject([
      { key, quantity: 2, _links: { self: [{ href }] } },
    ]);
    expect((await ask('GET', `/cart/items/${key}`)).body).toMatchObject({ id: product.id, quantity: 2 });
    const put = await ask('PUT', `/cart/items/${key}`, { quantity: 5 });
    expect([put.status, put.body.quantity]).toEqual([200, 5]);
    const other = await aProduct(shop.db);
    const added = await ask('POST', '/cart/items', { id: other.id, quantity: 3 });
    expect([added.status, added.body.id, added.body.quantity]).toEqual([201, other.id, 3]);
    const removed = await ask('DELETE', `/cart/items/${key}`);
    expect([removed.status, removed.body]).toEqual([204, null]);
    expect((await ask('GET', '/cart')).body.items_count).toBe(3);
    const emptied = await ask('DELETE', '/cart/items');
    expect([emptied.status, emptied.body, emptied.headers.get('cart-hash')]).toEqual([200, [], '']);
    expect((await ask('GET', '/cart')).body.items_count).toBe(0);
  });

  it('an unknown line is a conflict, POST to a line is not answered, and a bad quantity changes nothing', async () => {
    const { ask, cart } = await aClientWith(2);
    const unknown = '0'.repeat(32);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, body } = await ask(method, `/cart/items/${unknown}`, { quantity: 1 });
      expect([method, status, body.code, body.data.cart.items_count]).toEqual([
        method,
        409,
        'shop_rest_cart_invalid_key',
        2,
      ]);
    }
    const post = await ask('POST', `/cart/items/${cart.items[0].key}`, { quantity: 1 });
    expect([post.status, post.body.code]).toEqual([404, 'shop_rest_invalid_endpoint']);
    for (const quantity of [11, -1, 1.5]) {
      const put = await ask('PUT', `/cart/items/${cart.items[0].key}`, { quantity });
      expect([put.status, put.body.code]).toEqual([400, 'invalid_quantity']);
    }
    expect((await ask('GET', '/cart')).body.items_count).toBe(2);
  });
});
