import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { urlAfter } from '#selling/checkout/server/payment/continue-payment.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { reviewOrder } from '#selling/checkout/server/review-order.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import { readCredit } from '#selling/payments/server/company-credit.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aCompany } from '../factories/a-company.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk } from '../factories/an-order.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';
import { byHand } from './peers/by-hand.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(async () => {
  await expectStockInOrder(home.db);
  await home.close();
});

let requests = 0;

/** The cases of the providers that make sense where people take the money: what no provider does is no ability here either. */
describe.each(byHand)('$name: paid by hand', ({ method, settings, receive, lacks }) => {
  /** A company with credit and two pieces of 12,20 € in the cart. */
  async function aBuyer(differing: Readonly<Record<string, unknown>> = {}) {
    const { person } = await aCompany(home.db, { credit: 1_000_000 });
    const product = await aProduct(home.db, { stock: 10 });
    const audience = { mode: 'net' } as const;
    const buyer = await aRequestContext(home.db, { person, audience, settings: differing });
    await addToCart(buyer, { productId: product.id, quantity: 2, attributes: {} });
    return { buyer, person, product };
  }

  async function aPlacedOrder() {
    const { buyer, person, product } = await aBuyer();
    const placed = await placeOrder(buyer, readCheckoutForm(aCheckoutForm({ payment_method: method })));
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    const { id } = placed.order;
    const clerk = await aClerk(home.db);
    const order = async () => {
      const found = await readOrder(home, id);
      if (!found) throw new Error('no order');
      return found;
    };
    return { buyer, person, product, clerk, id, placed, order };
  }

  const paidAt = async (id: number) =>
    (await home.db.selectFrom('orders').select('paid_at').where('id', '=', id).executeTakeFirstOrThrow())
      .paid_at;

  it('is offered up to the limit of a rule, and says why not above', async () => {
    const { buyer, person } = await aBuyer();
    const { totals, paymentMethods } = await readPricedCart(buyer);
    expect(paymentMethods).toContain(method);
    const limitTo = async (maximum: number) => {
      await home.db.deleteFrom('payment_rules').where('customer_id', '=', person.customerId).execute();
      await home.db
        .insertInto('payment_rules')
        .values({
          method,
          reach: 'customer',
          customer_id: person.customerId,
          maximum_cents: maximum,
          adjustment: 'none',
          amount: 0,
        })
        .execute();
      const context = await aRequestContext(home.db, {
        person,
        audience: { mode: 'net' },
        session: buyer.session,
      });
      return readPricedCart(context);
    };
    expect((await limitTo(totals.items.net)).paymentMethods).toContain(method);
    const above = await limitTo(totals.items.net - 1);
    expect(above.paymentMethods).not.toContain(method);
    expect(above.paymentRefusals[method]).toMatchObject({ code: 'above-maximum' });
  });

  it('is not offered where the shop has switched it off', async () => {
    const { buyer } = await aBuyer({ [settings.enabled]: false });
    expect((await readPricedCart(buyer)).paymentMethods).not.toContain(method);
  });

  it('says what to do in the words of the shop, where it has some', async () => {
    const { buyer } = await aBuyer({ [settings.instructions]: 'Causale: numero dell’ordine.' });
    const { paymentMethods } = await reviewOrder(buyer, {});
    expect(paymentMethods.find(({ id }) => id === method)?.description).toBe('Causale: numero dell’ordine.');
    const { buyer: other } = await aBuyer();
    const usual = (await reviewOrder(other, {})).paymentMethods.find(({ id }) => id === method);
    expect(usual?.description).not.toBe('');
  });

  it('starts with instructions: no provider is asked, nothing is paid, the buyer goes to the order', async () => {
    const { buyer, placed, id } = await aPlacedOrder();
    expect(adapterOf(buyer, method)).toBeNull();
    expect(await urlAfter(buyer, placed, {})).toContain(`/checkout/order-received/${id}/`);
    expect(await paidAt(id)).toBeNull();
    const attempts = home.db.selectFrom('payment_attempts').select('id').where('order_id', '=', id);
    expect(await attempts.execute()).toEqual([]);
  });

  it('money that comes twice counts once', async () => {
    const { clerk, id, order } = await aPlacedOrder();
    expect(await receive(clerk, await order())).toBe(1);
    const first = await paidAt(id);
    expect(first).not.toBeNull();
    expect(await receive(clerk, await order())).toBe(0);
    expect(await paidAt(id)).toEqual(first);
  });

  it('another amount pays nothing by itself', async () => {
    if (lacks.includes('amounts')) return;
    const { clerk, id, order } = await aPlacedOrder();
    const { total } = await order();
    for (const cents of [subtractCents(total, toCents(100)), toCents(total + 100)])
      expect(await receive(clerk, await order(), { cents })).toBe(0);
    expect(await paidAt(id)).toBeNull();
  });

  it('another currency pays nothing', async () => {
    if (lacks.includes('currencies')) return;
    const { clerk, id, order } = await aPlacedOrder();
    expect(await receive(clerk, await order(), { currency: 'USD' })).toBe(0);
    expect(await paidAt(id)).toBeNull();
  });

  it('cancelled gives back the pieces, and the credit', async () => {
    const { clerk, id, person, product } = await aPlacedOrder();
    expect(await changeOrderState(clerk, { id, to: 'cancelled' })).toMatchObject({ ok: true });
    const stock = await home.db
      .selectFrom('stock')
      .select(['on_hand', 'reserved'])
      .where('product_id', '=', product.id)
      .executeTakeFirst();
    expect(stock).toEqual({ on_hand: 10, reserved: 0 });
    expect(await readCredit(home.db, person.customerId)).toMatchObject({ used: 0 });
  });

  it('part of the money goes back by staff, at any time and at once', async () => {
    const { clerk, id, order } = await aPlacedOrder();
    await receive(clerk, await order());
    clerk.clock.advance(400 * 24 * 60 * 60_000);
    expect((await readOrderCare(clerk, id))?.refundSource).toEqual({ by: 'staff', capturedIn: null });
    requests += 1;
    const [line] = (await order()).lines;
    const given = await refundOrder(clerk, {
      id,
      requestKey: `request-by-hand-${method}-${requests}`,
      reason: '',
      lines: [{ lineId: line?.id ?? 0, quantity: 1, amount: toCents(line?.unit ?? 0), restock: false }],
      shipping: zeroCents,
    });
    expect(given).toMatchObject({ ok: true });
    expect((await order()).refunded).toBe(1220);
  });
});
