import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

async function aClientWith(quantity = 1) {
  const client = anApiClient(shop);
  const product = await aProduct(shop.db);
  await client.ask('POST', '/cart/add-item', { id: product.id, quantity });
  return { ...client, product };
}
const orders = async () =>
  Number(
    (
      await shop.db
        .selectFrom('orders')
        .select((of) => of.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

describe('the checkout of the Store API', () => {
  it('shows what would be ordered, and stores what was sent so far', async () => {
    const { ask } = await aClientWith();
    const draft = await ask('GET', '/checkout');
    expect(draft.body).toMatchObject({
      order_id: 0,
      status: 'checkout-draft',
      order_key: '',
      order_number: '0',
      customer_note: '',
      customer_id: 0,
      payment_method: 'bacs',
      payment_result: null,
      additional_fields: {},
      extensions: {},
      __experimentalCart: { items_count: 1 },
    });
    const said = await ask('PUT', '/checkout', {
      payment_method: 'cod',
      order_notes: 'Suonare "Bianchi" <2 volte>',
    });
    expect(said.body).toMatchObject({
      payment_method: 'cod',
      customer_note: 'Suonare &quot;Bianchi&quot; &lt;2 volte&gt;',
    });
    expect((await ask('GET', '/checkout')).body.payment_method).toBe('cod');
    const placed = await ask('POST', '/checkout', { ...storeOrder(), customer_note: undefined });
    expect(placed.body.customer_note).toBe('Suonare &quot;Bianchi&quot; &lt;2 volte&gt;');
  });

  it('needs a nonce even to be read', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await shop.fetch('/wp-json/wc/store/v1/checkout', { method });
      expect([response.status, (await response.json()).code]).toEqual([401, 'shop_rest_missing_nonce']);
      expect(response.headers.get('nonce')).toMatch(/^[0-9a-f]{20}$/);
    }
  });

  it('[CHK-13] places the order, and answers the same request with the same order', async () => {
    const { ask, browser } = await aClientWith(2);
    const body = storeOrder({ order_comments: 'Al piano terra' });
    const placed = await ask('POST', '/checkout', body);
    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({
      order_id: expect.any(Number),
      status: 'on-hold',
      order_key: expect.stringMatching(/^wc_order_/),
      customer_note: 'Al piano terra',
      customer_id: 0,
      billing_address: { first_name: 'Anna', email: 'anna.bianchi@example.com' },
      shipping_address: { city: 'Modena' },
      payment_method: 'bacs',
      payment_result: {
        payment_status: 'success',
        payment_details: [{ key: 'result', value: 'success' }, {}],
      },
      __experimentalCart: null,
    });
    expect(placed.body.payment_result.redirect_url).toBe(
      `http://shop.test/checkout/order-received/${placed.body.order_id}/?key=${placed.body.order_key}`,
    );
    expect(placed.headers.get('cart-hash')).toBe('');
    expect(browser.cookies.has('shop_items_in_cart')).toBe(false);
    const repeated = await ask('POST', '/checkout', body);
    expect([repeated.status, repeated.body.order_id]).toEqual([200, placed.body.order_id]);
  });

  it('opens a cart by its token, without cookie and nonce', async () => {
    const product = await aProduct(shop.db);
    const base = '/wp-json/wc/store/v1';
    const token = (await shop.fetch(`${base}/cart`)).headers.get('cart-token') ?? '';
    const ask = (path: string, body: object) =>
      shop.fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'cart-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await ask('/cart/add-item', { id: product.id });
    const placed = await ask('/checkout', storeOrder());
    expect([placed.status, placed.headers.getSetCookie().filter((line) => line.includes('session'))]).toEqual(
      [200, []],
    );
  });

  it('sends the goods elsewhere where the request or the cart says so', async () => {
    const there = {
      first_name: 'Ugo',
      last_name: 'Neri',
      address_1: 'Via Po 1',
      city: 'Torino',
      state: 'TO',
      postcode: '10123',
      country: 'IT',
    };
    const one = await aClientWith();
    const placed = await one.ask('POST', '/checkout', { ...storeOrder(), shipping_address: there });
    expect(placed.body.shipping_address).toMatchObject({ first_name: 'Ugo', city: 'Torino' });
    const other = await aClientWith();
    await other.ask('POST', '/cart/update-customer', { shipping_address: there });
    expect((await other.ask('POST', '/checkout', storeOrder())).body).toMatchObject({
      shipping_address: { city: 'Torino' },
      billing_address: { city: 'Modena' },
    });
  });

  it.each<[string, Record<string, unknown>, number, string, string | null]>([
    ['no address', { billing_address: undefined }, 400, 'rest_missing_callback_param', null],
    ['an empty address', { billing_address: { email: '' } }, 400, 'shop_rest_missing_email_address', null],
    ['no way to pay', { payment_method: '' }, 400, 'shop_rest_checkout_missing_payment_method', null],
    ['an unknown way to pay', { payment_method: 'gold' }, 400, 'rest_invalid_param', 'rest_not_in_enum'],
    ['a list of ways to pay', { payment_method: ['bacs'] }, 400, 'rest_invalid_param', 'rest_invalid_type'],
    ['payment data that are none', { payment_data: 'x' }, 400, 'rest_invalid_param', 'rest_invalid_type'],
    ['too long a note', { customer_note: 'x'.repeat(2001) }, 400, 'rest_invalid_param', 'rest_too_long'],
    ['a note that is no text', { customer_note: { a: 1 } }, 400, 'rest_invalid_param', 'rest_invalid_type'],
    ['extensions that are none', { extensions: 'x' }, 400, 'rest_invalid_param', 'rest_invalid_type'],
    [
      'a request for an account that is no boolean',
      { create_account: 'maybe' },
      400,
      'rest_invalid_param',
      'rest_invalid_type',
    ],
  ])('refuses %s and places nothing', async (_what, change, status, code, detail) => {
    const { ask } = await aClientWith();
    const before = await orders();
    const refused = await ask('POST', '/checkout', { ...storeOrder(), ...change });
    expect([refused.status, refused.body.code, refused.body.data.status]).toEqual([status, code, status]);
    const [name = ''] = Object.keys(change);
    expect(refused.body.data.details?.[name]?.code ?? null).toBe(detail);
    expect(await orders()).toBe(before);
    expect((await ask('GET', '/cart')).body.items_count).toBe(1);
  });

  it('names all missing fields by address', async () => {
    const { ask } = await aClientWith();
    const fields = { billing_first_name: '', billing_city: '' };
    const { status, body } = await ask('POST', '/checkout', storeOrder(fields));
    expect([status, body.code]).toEqual([400, 'shop_rest_invalid_address']);
    expect(body.data.errors).toEqual({
      billing: [
        'Nome di fatturazione è un campo obbligatorio',
        expect.stringContaining('è un campo obbligatorio'),
      ],
    });
  });

  it('contains the cart where the cart is the reason', async () => {
    const empty = await anApiClient(shop).ask('POST', '/checkout', storeOrder());
    expect([empty.status, empty.body.code, empty.body.data.cart.items]).toEqual([
      409,
      'shop_rest_cart_empty',
      [],
    ]);
    const { ask, product } = await aClientWith(2);
    const second = await aProduct(shop.db);
    await ask('POST', '/cart/add-item', { id: second.id });
    for (const { id } of [product, second]) {
      await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', id).execute();
    }
    const { status, body } = await ask('POST', '/checkout', storeOrder());
    expect([status, body.code]).toEqual([409, 'shop_rest_product_out_of_stock']);
    expect(body.data.cart.items_count).toBe(3);
    expect(body.additional_errors).toMatchObject([
      { code: 'shop_rest_product_out_of_stock', data: { status: 409 } },
    ]);
    const put = await ask('PUT', '/checkout?__experimental_calc_totals=true', { payment_method: 'bacs' });
    expect([put.status, put.body.code]).toEqual([409, 'shop_rest_product_out_of_stock']);
    expect((await ask('PUT', '/checkout', { payment_method: 'bacs' })).status).toBe(200);
  });

  it('does not send where the shop does not send to, nor take cash there', async () => {
    const { ask } = await aClientWith();
    const abroad = { billing_country: 'DE', billing_state: '', billing_postcode: '10115' };
    const cash = await ask('POST', '/checkout', storeOrder({ ...abroad, payment_method: 'cod' }));
    expect([cash.status, cash.body.code]).toEqual([400, 'shop_rest_checkout_payment_method_disabled']);
    const far = { billing_country: 'US', billing_state: 'NY', billing_postcode: '10001' };
    const sent = await ask('POST', '/checkout', storeOrder(far));
    expect([sent.status, sent.body.code]).toEqual([400, 'shop_rest_invalid_shipping_option']);
  });

  it('[ATTR-04] stores the attribution of the visit, and refuses what is neither text nor null', async () => {
    const { ask } = await aClientWith();
    const attribution = (fields: object) => ({ extensions: { 'shop/order-attribution': fields, other: 1 } });
    for (const bad of [{ utm_source: 5 }, { referrer: ['x'] }]) {
      const { status, body } = await ask('POST', '/checkout', { ...storeOrder(), ...attribution(bad) });
      expect([status, body.code, Object.keys(body.data.params)]).toEqual([
        400,
        'rest_invalid_param',
        ['extensions'],
      ]);
    }
    const shown = {
      source_type: 'utm',
      utm_source: 'volantino',
      utm_campaign: null,
      referrer: 'x'.repeat(10_240),
    };
    const placed = await ask('POST', '/checkout', { ...storeOrder(), ...attribution(shown) });
    const row = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', placed.body.order_id)
      .executeTakeFirstOrThrow();
    expect(row.attribution).toMatchObject({ source_type: 'utm', utm_source: 'volantino' });
    expect(JSON.stringify(row.attribution).length).toBeLessThan(2000);
  });

  it('payment data and additional fields change nothing of the addresses', async () => {
    const { ask } = await aClientWith();
    const placed = await ask('POST', '/checkout', {
      ...storeOrder(),
      payment_data: [
        { key: 'billing_city', value: 'Altrove' },
        { key: 'ship_to_different_address', value: true },
        { key: '__proto__', value: 'x' },
      ],
      additional_fields: { 'shop/unknown': 'x' },
    });
    expect([placed.status, placed.body.billing_address.city]).toEqual([200, 'Modena']);
  });
});
