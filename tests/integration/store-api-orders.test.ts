import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPriceList } from '../factories/a-price-list.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';
import { logInAs } from '../factories/log-in-as.ts';

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

describe('an order of the Store API', () => {
  async function aGuestsOrder() {
    const { ask } = await aClientWith(2);
    const { body } = await ask('POST', '/checkout', storeOrder());
    const proof = new URLSearchParams({ key: body.order_key, billing_email: 'Anna.Bianchi@example.com' });
    return { ask, id: body.order_id as number, key: body.order_key as string, proof };
  }

  it('is shown to a client that has its key and its email address', async () => {
    const { id, proof } = await aGuestsOrder();
    const { status, body } = await anApiClient(shop).ask('GET', `/order/${id}?${proof}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'on-hold',
      items: [
        {
          quantity: 2,
          quantity_limits: { minimum: 2, maximum: 2, editable: false },
          low_stock_remaining: null,
          totals: { line_total: '2000', line_total_tax: '440' },
        },
      ],
      totals: {
        subtotal: '2000',
        total_items_tax: '440',
        total_shipping: '648',
        total_shipping_tax: '142',
        total_tax: '582',
        total_price: '3230',
        tax_lines: [{ price: '440', rate: '22' }],
      },
      needs_payment: false,
      needs_shipping: true,
      payment_requirements: ['products'],
      errors: [],
    });
  });

  it('shows what was refunded', async () => {
    const { ask, id, proof } = await aGuestsOrder();
    await shop.db.updateTable('orders').set({ refunded_cents: 1220 }).where('id', '=', id).execute();
    const { body } = await ask('GET', `/order/${id}?${proof}`);
    expect(body.totals).toMatchObject({ total_refund: '1220', total_price: '3230' });
  });

  it('that is not paid names the items that are gone meanwhile, its own reservations not counted', async () => {
    const { ask, id, proof } = await aGuestsOrder();
    const errorsOf = async () => (await ask('GET', `/order/${id}?${proof}`)).body.errors;
    await shop.db.updateTable('orders').set({ status: 'pending' }).where('id', '=', id).execute();
    const [line] = await shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute();
    const stock = shop.db.updateTable('stock').where('product_id', '=', line?.product_id ?? 0);
    // The two pieces on hand are those that the order reserves.
    await stock.set({ on_hand: 2 }).execute();
    expect(await errorsOf()).toEqual([]);
    await stock.set({ on_hand: 1 }).execute();
    expect(await errorsOf()).toMatchObject([
      { code: 'shop_rest_out_of_stock', message: expect.stringContaining('resta solo 1 pezzo') },
    ]);
    await shop.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', line?.product_id ?? 0)
      .execute();
    expect(await errorsOf()).toMatchObject([{ message: expect.stringContaining('non è più disponibile') }]);
    await shop.db.updateTable('orders').set({ status: 'processing' }).where('id', '=', id).execute();
    expect(await errorsOf()).toEqual([]);
  });

  it('is shown to no other client', async () => {
    const { id, key } = await aGuestsOrder();
    const { ask } = anApiClient(shop);
    const cases: [string, number, string][] = [
      [`${id}`, 401, 'shop_rest_invalid_order'],
      [`${id}?key=x`, 401, 'shop_rest_invalid_order'],
      [`${id}?key=${key}`, 401, 'shop_rest_invalid_billing_email'],
      [`${id}?key=${key}&billing_email=x@example.com`, 401, 'shop_rest_invalid_billing_email'],
      ['999999', 404, 'shop_rest_invalid_order'],
      ['99999999999999', 404, 'shop_rest_invalid_order'],
      ["1'--", 404, 'rest_no_route'],
    ];
    for (const [path, status, code] of cases) {
      const answer = await ask('GET', `/order/${path}`);
      expect([path, answer.status, answer.body.code]).toEqual([path, status, code]);
      expect(JSON.stringify(answer.body)).not.toContain('Bianchi');
    }
  });

  it('of a customer is shown to the customer alone', async () => {
    const list = await aPriceList(shop.db);
    const client = anApiClient(shop);
    await logInAs(client.browser, shop, { priceListId: list.id, kind: 'retail' });
    await client.ask('POST', '/cart/add-item', { id: (await aProduct(shop.db)).id });
    const { body } = await client.ask('POST', '/checkout', storeOrder());
    expect(body.customer_id).toBeGreaterThan(0);
    expect((await client.ask('GET', `/order/${body.order_id}`)).status).toBe(200);
    const proof = new URLSearchParams({ key: body.order_key, billing_email: 'anna.bianchi@example.com' });
    const other = await anApiClient(shop).ask('GET', `/order/${body.order_id}?${proof}`);
    expect([other.status, other.body.code]).toEqual([403, 'shop_rest_invalid_user']);
  });

  it('is paid once, by a client that may see it', async () => {
    const { ask, id, key } = await aGuestsOrder();
    await shop.db.updateTable('orders').set({ status: 'pending' }).where('id', '=', id).execute();
    const billing_email = 'anna.bianchi@example.com';
    const pay = (more: object) => ask('POST', `/checkout/${id}`, { ...storeOrder(), ...more });
    expect((await pay({ key: 'x', billing_email })).status).toBe(401);
    const none = await pay({ key, billing_email, payment_method: '' });
    expect([none.status, none.body.code]).toEqual([400, 'shop_rest_checkout_missing_payment_method']);
    const paid = await pay({ key, billing_email, payment_method: 'cod' });
    expect([paid.status, paid.body.status, paid.body.payment_method, paid.body.order_id]).toEqual([
      200,
      'processing',
      'cod',
      id,
    ]);
    const twice = await pay({ key, billing_email });
    expect([twice.status, twice.body.code]).toEqual([500, 'invalid_order_update_status']);
  });
});
