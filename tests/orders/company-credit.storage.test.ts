import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { addToCart } from '#selling/cart/server/add-to-cart.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { readCheckoutForm } from '#selling/checkout/rules/checkout-form.ts';
import { payOrder } from '#selling/checkout/server/pay-order.ts';
import { placeOrder } from '#selling/checkout/server/place-order.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { markOrderPaid } from '#selling/orders/server/mark-order-paid.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { readCredit } from '#selling/payments/server/company-credit.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aCompany } from '../factories/a-company.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk } from '../factories/an-order.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await aTestDatabase();
});
afterAll(() => database.close());

/** A cart of goods of 100 euro without VAT, 122 with it and 131,64 with shipping. */
async function aBuyer(person: Person, items = 1) {
  const { db } = database;
  const buyer = await aRequestContext(db, { person, audience: { mode: 'net' } });
  const product = await aProduct(db, { regularPriceCents: 12_200 });
  await addToCart(buyer, { productId: product.id, quantity: items, attributes: {} });
  return buyer;
}

const orderOn = (buyer: Awaited<ReturnType<typeof aBuyer>>, method: string) =>
  placeOrder(buyer, readCheckoutForm(aCheckoutForm({ payment_method: method })));

describe('[CHK-12] company credit', () => {
  it('an order is placed on it as long as something is left, and is sent at once', async () => {
    const { person } = await aCompany(database.db, { credit: 100_000 });
    const buyer = await aBuyer(person);
    const placed = await orderOn(buyer, 'credit');
    if (!placed.ok) throw new Error(placed.error.code);
    const order = await readOrder(buyer, placed.order.id);
    expect(order).toMatchObject({
      status: 'processing',
      paymentMethod: 'credit',
      paymentTitle: 'Fido aziendale',
    });
    expect(await readCredit(database.db, person.customerId)).toEqual({ limit: 100_000, used: order?.total });
  });

  it('one for more than what is left is refused with what is left, and nothing has changed', async () => {
    const { person } = await aCompany(database.db, { credit: 5000 });
    const buyer = await aBuyer(person);
    expect(await orderOn(buyer, 'credit')).toEqual({
      ok: false,
      error: { code: 'insufficient-credit', available: 5000 },
    });
    expect((await readPricedCart(buyer)).lines).toHaveLength(1);
    expect(await readCredit(database.db, person.customerId)).toMatchObject({ used: 0 });
  });

  it('two orders at the same moment never take more than there is', async () => {
    const { person } = await aCompany(database.db, { credit: 20_000 });
    // A company orders from two places at once: by its cart, and by paying an order that waits.
    const first = await aBuyer(person);
    const placed = await orderOn(first, 'bacs');
    if (!placed.ok) throw new Error(placed.error.code);
    await changeOrderState(await aClerk(database.db), { id: placed.order.id, to: 'pending' });
    const second = await aBuyer(person);
    const results = await Promise.all([
      payOrder(first, { orderId: placed.order.id, paymentMethod: 'credit' }),
      orderOn(second, 'credit'),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'insufficient-credit' } });
    expect((await readCredit(database.db, person.customerId))?.used).toBeLessThanOrEqual(20_000);
  });

  it('what staff mark as paid is free again, once', async () => {
    const { person } = await aCompany(database.db, { credit: 100_000 });
    const placed = await orderOn(await aBuyer(person), 'credit');
    if (!placed.ok) throw new Error(placed.error.code);
    const clerk = await aClerk(database.db);
    expect(await markOrderPaid(clerk, placed.order.id)).toEqual({ ok: true });
    expect(await readCredit(database.db, person.customerId)).toMatchObject({ used: 0 });
    expect(await markOrderPaid(clerk, placed.order.id)).toEqual({ ok: false, error: { code: 'not-owed' } });
    expect(await markOrderPaid(await aRequestContext(database.db, { person }), placed.order.id)).toEqual({
      ok: false,
      error: { code: 'no-such-order' },
    });
  });

  it('completing an order does not pay it, cancelling it frees its credit, taking it up again needs it again', async () => {
    const { person } = await aCompany(database.db, { credit: 20_000 });
    const placed = await orderOn(await aBuyer(person), 'credit');
    if (!placed.ok) throw new Error(placed.error.code);
    const clerk = await aClerk(database.db);
    const { id } = placed.order;
    await changeOrderState(clerk, { id, to: 'completed' });
    expect((await readCredit(database.db, person.customerId))?.used).toBeGreaterThan(0);
    await changeOrderState(clerk, { id, to: 'processing' });
    await changeOrderState(clerk, { id, to: 'cancelled' });
    expect(await readCredit(database.db, person.customerId)).toMatchObject({ used: 0 });
    await database.db
      .updateTable('credit_accounts')
      .set({ limit_cents: 100 })
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(await changeOrderState(clerk, { id, to: 'processing' })).toMatchObject({
      ok: false,
      error: { code: 'insufficient-credit', available: 100 },
    });
  });

  it('nobody else orders on credit: not a consumer, not a company without one', async () => {
    const refused = { ok: false, error: { code: 'payment-not-offered', refusal: { code: 'not-offered' } } };
    const { person } = await aCompany(database.db, {});
    expect(await orderOn(await aBuyer(person), 'credit')).toEqual(refused);
    const consumer = await aCompany(database.db, { kind: 'retail', credit: 100_000 });
    expect(await orderOn(await aBuyer(consumer.person), 'credit')).toEqual(refused);
  });
});

describe('[FEE-03] paying an order that waits for its payment', () => {
  it('charges what the new method adds in the place of the old, and gives VAT by rate anew', async () => {
    const { person, rule } = await aCompany(database.db, {});
    await rule({ method: 'bacs', adjustment: 'percent', amount: -200 });
    await rule({ method: 'cod', adjustment: 'fixed', amount: 500 });
    const buyer = await aBuyer(person);
    const placed = await orderOn(buyer, 'bacs');
    if (!placed.ok) throw new Error(placed.error.code);
    const { id } = placed.order;
    const first = await readOrder(buyer, id);
    expect(first?.fee).toMatchObject({ title: 'Sconto per Bonifico bancario', net: -200, tax: -44 });
    await changeOrderState(await aClerk(database.db), { id, to: 'pending' });

    expect(await payOrder(buyer, { orderId: id, paymentMethod: 'cod', totalSeen: 1 })).toMatchObject({
      error: { code: 'total-changed' },
    });
    expect(await payOrder(buyer, { orderId: id, paymentMethod: 'credit' })).toMatchObject({
      error: { code: 'no-such-method' },
    });
    expect(await payOrder(buyer, { orderId: id, paymentMethod: 'cod' })).toMatchObject({ ok: true });
    const paid = await readOrder(buyer, id);
    expect(paid).toMatchObject({ status: 'processing', paymentMethod: 'cod', fee: { net: 500, tax: 110 } });
    expect(paid?.total).toBe((first?.total ?? 0) + 244 + 610);
    const [line] = paid?.taxLines ?? [];
    expect(line?.tax).toBe(paid?.tax);
    expect(await payOrder(buyer, { orderId: id, paymentMethod: 'cod' })).toMatchObject({
      error: { code: 'not-payable' },
    });
  });
});
