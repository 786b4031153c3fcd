import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNonces } from '#foundation/services/nonces.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { savePaymentRule } from '#selling/payments/server/staff/save-payment-rule.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aProduct } from '../factories/a-product.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aClerk } from '../factories/an-order.ts';
import { cartOf } from '../factories/cart-entry-points.ts';
import { logInAs } from '../factories/log-in-as.ts';
import { aPlacedOrder, storedOrder } from '../factories/order-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await aShop();
});
afterAll(() => shop.close());

/** A workshop with a discount for transfers and a credit limit in cents, and its cart of goods of 100 euro. */
async function aWorkshop(limit = 100_000) {
  const { id: priceListId } = await shop.db
    .selectFrom('price_lists')
    .select('id')
    .where('is_retail', '=', true)
    .executeTakeFirstOrThrow();
  const browser = aBrowser(shop);
  const { customerId } = await logInAs(browser, shop, { priceListId, kind: 'business' });
  await shop.db
    .insertInto('payment_rules')
    .values([
      { method: 'bacs', reach: 'customer', customer_id: customerId, adjustment: 'percent', amount: -200 },
      { method: 'cod', reach: 'customer', customer_id: customerId, offered: false },
    ])
    .execute();
  await shop.db
    .insertInto('credit_accounts')
    .values({ customer_id: customerId, limit_cents: limit })
    .execute();
  const product = await aProduct(shop.db, { regularPriceCents: 12_200 });
  await browser.post('/?wc-ajax=add_to_cart', { product_id: product.id, quantity: 1 });
  return { browser, customerId };
}

const choose = (browser: TestBrowser, method: string, more: Record<string, string> = {}) =>
  browser.post('/wp-admin/admin-ajax.php', {
    action: 'wholesale_update_payment_method',
    payment_method: method,
    ...more,
  });

const storeCart = async (browser: TestBrowser) =>
  (await browser.get('/wp-json/wc/store/v1/cart')).json() as Promise<{
    fees: readonly { key: string; name: string; totals: { total: string; total_tax: string } }[];
    totals: Record<string, string>;
    payment_methods: readonly string[];
  }>;

describe('[FEE-04] {p}_update_payment_method', () => {
  it('the cart has the discount of the method from then on, at every entry point', async () => {
    const { browser } = await aWorkshop();
    expect((await storeCart(browser)).fees).toEqual([]);
    expect(await (await choose(browser, 'bacs')).text()).toBe('success');
    const shown = await storeCart(browser);
    expect(shown.fees).toMatchObject([
      { name: 'Sconto per Bonifico bancario', totals: { total: '-200', total_tax: '-44' } },
    ]);
    const { total_items: items, total_shipping: shipping, total_fees: fees, total_tax: tax } = shown.totals;
    expect(Number(items) + Number(shipping) + Number(fees) + Number(tax)).toBe(
      Number(shown.totals.total_price),
    );
    const { cart } = await cartOf(browser);
    expect(cart.fee).toEqual({ title: 'Sconto per Bonifico bancario', amount: -200 });
    expect(String(cart.total)).toBe(shown.totals.total_price);
  });

  it('[FEE-01] offers what the rules of the customer leave', async () => {
    const { browser } = await aWorkshop();
    expect((await storeCart(browser)).payment_methods).toEqual(['bacs', 'credit']);
    const guest = aBrowser(shop);
    const product = await aProduct(shop.db);
    await guest.post('/?wc-ajax=add_to_cart', { product_id: product.id });
    expect((await storeCart(guest)).payment_methods).toEqual(['bacs', 'cod']);
  });

  it.each(['cod', 'credito', '', '__proto__'])(
    'a method that is not offered changes nothing: %j',
    async (method) => {
      const { browser } = await aWorkshop();
      await choose(browser, 'bacs');
      const answer = await choose(browser, method);
      expect([answer.status, await answer.text()]).toEqual([400, '0']);
      expect((await storeCart(browser)).fees).toHaveLength(1);
    },
  );

  it('a wrong nonce is refused, a missing one accepted', async () => {
    const { browser } = await aWorkshop();
    const answer = await choose(browser, 'bacs', { security: 'wrong' });
    expect([answer.status, await answer.text()]).toEqual([403, '-1']);
    expect((await storeCart(browser)).fees).toEqual([]);
  });
});

const sessionOf = async (customerId: number) => {
  const { id } = await shop.db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return createNonces({ secret: shop.secret, owner: () => String(id), now: shop.clock.now });
};

/** An order of a workshop that waits for its payment. */
async function aWaitingOrder() {
  const { browser, customerId } = await aWorkshop();
  const order = await aPlacedOrder(shop, { customerId });
  await changeOrderState(await aClerk(shop.db, { clock: shop.clock }), { id: order.id, to: 'pending' });
  const nonces = await sessionOf(customerId);
  const ask = (by: TestBrowser, fields: Record<string, string> = {}) =>
    by.post('/wp-admin/admin-ajax.php', {
      action: 'wholesale_update_fees',
      security: nonces.make('wholesale_security_nonce'),
      payment_method: 'bacs',
      payment_method_title: 'Bonifico bancario',
      order_id: String(order.id),
      ...fields,
    });
  return { browser, customerId, order, ask };
}

describe('[FEE-03] {p}_update_fees', () => {
  it('answers with the review of the order by that method, and changes nothing of it', async () => {
    const { browser, order, ask } = await aWaitingOrder();
    const before = await storedOrder(shop, order.id);
    const answer = await ask(browser, { payment_method: 'credit' });
    expect(answer.headers.get('content-type')).toContain('application/json');
    const { fragments }: { fragments: string } = await answer.json();
    expect(fragments).not.toContain('Sconto per Bonifico bancario');
    expect(fragments).toContain(`name="total_seen"`);
    const repeated: { fragments: string } = await (await ask(browser)).json();
    expect(repeated.fragments).toContain('Sconto per Bonifico bancario');
    expect(await storedOrder(shop, order.id)).toEqual(before);
  });

  it('a foreign order is answered like one that does not exist', async () => {
    const { order, ask } = await aWaitingOrder();
    const other = await aWorkshop();
    const nonce = (await sessionOf(other.customerId)).make('wholesale_security_nonce');
    for (const id of [String(order.id), '999999', '0', 'x']) {
      const answer = await ask(other.browser, { order_id: id, security: nonce });
      expect([answer.status, await answer.text()]).toEqual([404, '0']);
    }
    const byKey = await ask(other.browser, { security: nonce, key: order.key });
    expect(byKey.status).toBe(404);
  });

  it('a wrong nonce and a forged method are refused', async () => {
    const { browser, ask } = await aWaitingOrder();
    expect((await ask(browser, { security: 'wrong' })).status).toBe(403);
    expect((await ask(browser, { payment_method: 'cod' })).status).toBe(400);
    expect((await ask(browser, { payment_method: 'card' })).status).toBe(400);
  });
});

describe('[CHK-12] an order on credit', () => {
  const placeOrder = async (browser: TestBrowser) => {
    const { store_nonce: nonce } = await cartOf(browser);
    const fields = aCheckoutForm();
    const billing = Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name.startsWith('billing_'))
        .map(([name, value]) => [name.slice('billing_'.length), value]),
    );
    return browser.json(
      '/wp-json/wc/store/v1/checkout',
      { billing_address: billing, payment_method: 'credit' },
      { nonce },
    );
  };

  it('beyond the remaining credit it is refused in these words, and nothing is placed', async () => {
    const { browser, customerId } = await aWorkshop(5000);
    const answer = await placeOrder(browser);
    const body: { message: string } = await answer.json();
    expect(answer.status).toBe(400);
    expect(body.message).toBe('Credito insufficiente - il tuo credito disponibile è: 50,00\u00a0€');
    const orders = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customerId)
      .execute();
    expect(orders).toEqual([]);
  });

  it('within it is placed', async () => {
    const { browser } = await aWorkshop();
    expect((await placeOrder(browser)).status).toBe(200);
  });

  it('is refused to a consumer who forges it', async () => {
    const guest = aBrowser(shop);
    const product = await aProduct(shop.db);
    await guest.post('/?wc-ajax=add_to_cart', { product_id: product.id });
    const answer = await placeOrder(guest);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'shop_rest_checkout_payment_method_disabled' });
  });
});

describe('[FEE-01] a surcharge is not for consumers', () => {
  it('one that is in the data nevertheless is not applied', async () => {
    const retail = await shop.db
      .selectFrom('customer_groups')
      .select('id')
      .where('slug', '=', 'retail')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('payment_rules')
      .values({ method: 'cod', reach: 'group', group_id: retail.id, adjustment: 'fixed', amount: 500 })
      .execute();
    const guest = aBrowser(shop);
    const product = await aProduct(shop.db);
    await guest.post('/?wc-ajax=add_to_cart', { product_id: product.id });
    expect(await (await choose(guest, 'cod')).text()).toBe('success');
    expect((await storeCart(guest)).fees).toEqual([]);
    await shop.db.deleteFrom('payment_rules').where('group_id', '=', retail.id).execute();
  });

  it('staff cannot save one', async () => {
    const retail = await shop.db
      .selectFrom('customer_groups')
      .select('id')
      .where('slug', '=', 'retail')
      .executeTakeFirstOrThrow();
    const ctx = await aClerk(shop.db);
    const rule = {
      method: 'cod',
      reach: 'group',
      groupId: retail.id,
      customerEmail: null,
      offered: true,
      minimum: null,
      maximum: null,
      adjustment: { kind: 'percent', basisPoints: 300 },
    } as const;
    expect(await savePaymentRule(ctx, rule, null)).toEqual({
      ok: false,
      problems: [{ field: 'adjustment', code: 'surcharge-for-consumers' }],
    });
    const discount = { ...rule, adjustment: { kind: 'percent', basisPoints: -300 } } as const;
    expect(await savePaymentRule(ctx, discount, null)).toEqual({ ok: true });
    expect(await savePaymentRule(ctx, discount, null)).toMatchObject({
      problems: [{ code: 'exists' }],
    });
  });
});
