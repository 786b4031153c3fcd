import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { anApiClient } from '../factories/an-api-client.ts';
import { storeOrder } from '../factories/errand-entry-points.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
  await shop.db
    .insertInto('coupons')
    .values([
      { code: 'DIECI', kind: 'percent', amount: 1000 },
      { code: 'TRE-EURO', kind: 'fixed_cart', amount: 300 },
      { code: 'SPENTO', kind: 'percent', amount: 1000, active: false },
    ])
    .execute();
});
afterAll(() => shop.close());

async function aClientWith(quantity = 2) {
  const client = anApiClient(shop);
  const { id } = await aProduct(shop.db);
  await client.ask('POST', '/cart/add-item', { id, quantity });
  return client;
}

describe('coupons over the Store API', () => {
  it('are applied in any case, come back in lower case with their shares, and are removed', async () => {
    const { ask } = await aClientWith();
    const before = (await ask('GET', '/cart')).body;
    await ask('POST', '/cart/apply-coupon', { code: 'dieci' });
    const { status, body } = await ask('POST', '/cart/apply-coupon', { code: 'TRE-EURO' });
    expect([status, body.coupons.map((one: { code: string }) => one.code)]).toEqual([
      200,
      ['dieci', 'tre-euro'],
    ]);
    expect(body.coupons).toMatchObject([{ discount_type: 'percent' }, { discount_type: 'fixed_cart' }]);
    const sum = (name: string) =>
      body.coupons.reduce(
        (all: number, one: { totals: Record<string, string> }) => all + Number(one.totals[name]),
        0,
      );
    expect(sum('total_discount')).toBe(Number(body.totals.total_discount));
    expect(sum('total_discount_tax')).toBe(Number(body.totals.total_discount_tax));
    const off = Number(body.totals.total_discount) + Number(body.totals.total_discount_tax);
    expect(off).toBe(244 + 300);
    expect(Number(before.totals.total_price) - off).toBe(Number(body.totals.total_price));
    expect(body.totals.total_items).toBe(before.totals.total_items);
    const [line] = body.items;
    expect(Number(line.totals.line_subtotal) - Number(line.totals.line_total)).toBe(sum('total_discount'));
    await ask('POST', '/cart/remove-coupon', { code: 'DIECI' });
    const after = await ask('POST', '/cart/remove-coupon', { code: 'tre-euro' });
    expect(after.body.totals).toEqual(before.totals);
  });

  it('are refused with the reason', async () => {
    const { ask } = await aClientWith();
    await ask('POST', '/cart/apply-coupon', { code: 'DIECI' });
    for (const code of ['DIECI', 'SPENTO', 'MAI-VISTO', '', "x' or 1=1 --", '<b>']) {
      const { status, body } = await ask('POST', '/cart/apply-coupon', { code });
      expect([code, status, body.code]).toEqual([code, 400, 'shop_rest_cart_coupon_error']);
      expect(body.message).not.toContain('<b>');
    }
    const unknown = await ask('POST', '/cart/remove-coupon', { code: 'MAI-VISTO' });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'shop_rest_cart_coupon_error']);
    const elsewhere = await ask('POST', '/cart/remove-coupon', { code: 'TRE-EURO' });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'shop_rest_cart_coupon_invalid_code']);
    expect(elsewhere.body.data.cart.coupons).toHaveLength(1);
  });

  it('are a collection, too', async () => {
    const { ask } = await aClientWith();
    const added = await ask('POST', '/cart/coupons', { code: 'tre-euro' });
    const href = 'http://shop.test/wp-json/wc/store/v1/cart/coupons/tre-euro';
    expect([added.status, added.body.code, added.body._links.self]).toEqual([201, 'tre-euro', [{ href }]]);
    expect((await ask('GET', '/cart/coupons')).body).toHaveLength(1);
    expect((await ask('GET', '/cart/coupons/Tre-Euro')).body.code).toBe('tre-euro');
    const unknown = await ask('POST', '/cart/coupons', { code: 'MAI-VISTO' });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'rest_invalid_param']);
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await ask(method, '/cart/coupons/DIECI');
      expect([status, body.code]).toEqual([404, 'shop_rest_cart_coupon_invalid_code']);
    }
    expect((await ask('DELETE', '/cart/coupons/TRE-EURO')).status).toBe(204);
    await ask('POST', '/cart/coupons', { code: 'DIECI' });
    expect((await ask('DELETE', '/cart/coupons')).body).toEqual([]);
    expect((await ask('GET', '/cart')).body.coupons).toEqual([]);
  });

  it('that do not hold any more when the order is placed are taken off the cart, named, and the order goes without', async () => {
    const { ask } = await aClientWith();
    await shop.db.insertInto('coupons').values({ code: 'ORA-NO', kind: 'percent', amount: 1000 }).execute();
    await ask('POST', '/cart/apply-coupon', { code: 'DIECI' });
    await ask('POST', '/cart/apply-coupon', { code: 'ORA-NO' });
    await shop.db.updateTable('coupons').set({ active: false }).where('code', '=', 'ORA-NO').execute();
    const { status, body } = await ask('POST', '/checkout', storeOrder());
    expect([status, body.code]).toEqual([409, 'shop_rest_cart_coupon_errors']);
    expect(body.data.removed_coupons).toEqual(['ora-no']);
    expect(body.data.cart.coupons).toMatchObject([{ code: 'dieci' }]);
    expect(body.message).toContain('tolto dal carrello');
    const repeated = await ask('POST', '/checkout', storeOrder());
    expect(repeated.status).toBe(200);
  });

  it('come with the order', async () => {
    const { ask } = await aClientWith();
    const cart = await ask('POST', '/cart/apply-coupon', { code: 'DIECI' });
    const { body } = await ask('POST', '/checkout', storeOrder());
    const proof = new URLSearchParams({ key: body.order_key, billing_email: 'anna.bianchi@example.com' });
    const order = await ask('GET', `/order/${body.order_id}?${proof}`);
    expect(order.body.totals.total_price).toBe(cart.body.totals.total_price);
    expect(order.body.totals.total_discount).toBe(cart.body.totals.total_discount);
    expect(order.body.coupons).toMatchObject([{ code: 'dieci', discount_type: 'percent' }]);
  });
});
