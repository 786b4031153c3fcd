import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { aStaffRole } from '#foundation/visitor/rules/a-staff-role.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { refundOrder } from '#selling/orders/server/refund-order.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';

const patience = 60_000;

let home: TestDatabase;
let db: Database;
let clerk: TestRequestContext;
let key = 0;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  clerk = await aClerk(db);
});
afterAll(() => home.close());

/** Three pieces of 12,20 € and shipping of 7,90 €, sold and to be paid at the door. */
async function aSoldOrder() {
  const product = await aProduct(db, { stock: 10 });
  const { order } = await anOrder(db, { items: [[product.id, 3]], payment: 'cod' });
  const line = (await careOf(order.id)).refundable.lines[0];
  if (!line) throw new Error('no line');
  return { id: order.id, lineId: line.id, productId: product.id };
}

async function careOf(id: number) {
  const care = await readOrderCare(clerk, id);
  if (!care) throw new Error('no order');
  return care;
}

type RefundOptions = {
  quantity?: number;
  cents?: number;
  shipping?: number;
  restock?: boolean;
  key?: string;
};

function refund(order: { id: number; lineId: number }, options: RefundOptions, ctx = clerk) {
  key += 1;
  const { quantity = 0, cents = 0, shipping = 0, restock = false } = options;
  return refundOrder(ctx, {
    id: order.id,
    requestKey: options.key ?? `form-${key}`,
    reason: 'Pezzo difettoso',
    lines: [{ lineId: order.lineId, quantity, amount: toCents(cents), restock }],
    shipping: toCents(shipping),
  });
}

const onHand = async (productId: number) =>
  (
    await db
      .selectFrom('stock')
      .select('on_hand')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).on_hand;

test('a part of an order is given back with its VAT, and the piece goes back into stock if that is wanted', async () => {
  const order = await aSoldOrder();
  expect(await refund(order, { quantity: 1, cents: 1220, restock: true })).toMatchObject({
    ok: true,
    status: 'processing',
  });
  expect(await onHand(order.productId)).toBe(8);
  expect(await refund(order, { quantity: 1, cents: 1220, restock: false })).toMatchObject({ ok: true });
  expect(await onHand(order.productId)).toBe(8);
  const care = await careOf(order.id);
  expect(care.refunds).toMatchObject([
    {
      total: 1220,
      tax: 220,
      name: 'Bruna Neri',
      reason: 'Pezzo difettoso',
      lines: [{ quantity: 1, restocked: 0 }],
    },
    { total: 1220, tax: 220, lines: [{ quantity: 1, net: 1000, tax: 220, restocked: 1 }] },
  ]);
  expect(care.refundable).toMatchObject({
    refunded: 2440,
    lines: [{ refundedQuantity: 2, refundedNet: 2000, refundedTax: 440 }],
  });
  expect(care.emails.map(({ kind }) => kind)).toEqual([
    'order-partly-refunded',
    'order-partly-refunded',
    'new-order',
    'order-confirmation',
  ]);
  await expectStockInOrder(db);
});

test('an order whose whole amount was given back is refunded, is told once, and can be given back no further', async () => {
  const order = await aSoldOrder();
  await refund(order, { quantity: 3, cents: 3660, restock: true });
  expect(await refund(order, { shipping: 790 })).toMatchObject({ ok: true, status: 'refunded' });
  expect(await onHand(order.productId)).toBe(10);
  const care = await careOf(order.id);
  expect(care).toMatchObject({ status: 'refunded', mayBeRefunded: false, changes: [] });
  expect(care.history).toMatchObject([
    { kind: 'state', who: 'shop', from: 'processing', to: 'refunded' },
    { kind: 'refund', who: 'staff', amount: 790 },
    { kind: 'refund', amount: 3660 },
    { kind: 'placed' },
  ]);
  expect(care.emails[0]?.kind).toBe('order-refunded');
  expect(await refund(order, { cents: 1 })).toEqual({
    ok: false,
    error: { code: 'not-refundable', status: 'refunded' },
  });
});

test.each([
  ['a cent more than was paid', { quantity: 3, cents: 3661 }, { code: 'too-much-money', left: 3660 }],
  ['a piece more than was sold', { quantity: 4, cents: 100 }, { code: 'too-many-pieces', left: 3 }],
  ['more shipping than was paid', { shipping: 791 }, { code: 'too-much-money', lineId: null, left: 790 }],
  ['nothing', {}, { code: 'nothing-to-refund' }],
] as const)('%s is refused and changes nothing', async (_, options, error) => {
  const order = await aSoldOrder();
  const before = await careOf(order.id);
  expect(await refund(order, { ...options, restock: true })).toMatchObject({ ok: false, error });
  expect(await careOf(order.id)).toEqual(before);
  expect(await onHand(order.productId)).toBe(7);
});

test('the same form posted twice, one after the other or at once, gives back once', async () => {
  const order = await aSoldOrder();
  const options = { quantity: 1, cents: 1220, restock: true, key: 'one-form' };
  const answers = await Promise.all([refund(order, options), refund(order, options), refund(order, options)]);
  const later = await refund(order, options);
  expect(new Set([...answers, later].map((answer) => answer.ok && answer.refundId)).size).toBe(1);
  expect((await careOf(order.id)).refundable.refunded).toBe(1220);
  expect(await onHand(order.productId)).toBe(8);
});

test(
  'twenty refunds at once never exceed what was sold',
  async () => {
    const order = await aSoldOrder();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(order, { quantity: 1, cents: 1000, restock: true })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    const { refundable, refunds } = await careOf(order.id);
    expect([refundable.refunded, refundable.lines[0]?.refundedQuantity, refunds.length]).toEqual([
      3000, 3, 3,
    ]);
    expect(await onHand(order.productId)).toBe(10);
    await expectStockInOrder(db);
  },
  patience,
);

test('the database itself refuses more than was sold', async () => {
  const order = await aSoldOrder();
  const tooMany = db
    .updateTable('order_lines')
    .set({ refunded_quantity: 4 })
    .where('id', '=', order.lineId)
    .execute();
  await expect(tooMany).rejects.toThrow(/order_lines_refund_within_sale/);
  const tooMuch = db.updateTable('orders').set({ refunded_cents: 4451 }).where('id', '=', order.id).execute();
  await expect(tooMuch).rejects.toThrow(/orders_refund_within_paid/);
});

test('pieces that came back by a refund do not come back again when the rest is cancelled', async () => {
  const order = await aSoldOrder();
  await refund(order, { quantity: 1, cents: 1220, restock: true });
  await refund(order, { quantity: 1, cents: 1220, restock: false });
  await changeOrderState(clerk, { id: order.id, to: 'cancelled' });
  expect(await onHand(order.productId)).toBe(9);
  await expectStockInOrder(db);
});

test('money of an order that was paid and then given up can be given back, without any piece', async () => {
  const order = await aSoldOrder();
  await changeOrderState(clerk, { id: order.id, to: 'completed' });
  await changeOrderState(clerk, { id: order.id, to: 'processing' });
  await changeOrderState(clerk, { id: order.id, to: 'cancelled' });
  expect(await refund(order, { quantity: 3, cents: 3660, shipping: 790, restock: true })).toMatchObject({
    status: 'refunded',
  });
  expect(await onHand(order.productId)).toBe(10);
});

test('what has not been sold or paid is not refunded, and nobody but staff gives money back', async () => {
  const product = await aProduct(db);
  const { order } = await anOrder(db, { items: [[product.id, 1]] });
  const lineId = (await careOf(order.id)).refundable.lines[0]?.id ?? 0;
  expect(await refund({ id: order.id, lineId }, { cents: 100 })).toEqual({
    ok: false,
    error: { code: 'not-refundable', status: 'on-hold' },
  });
  const sold = await aSoldOrder();
  expect(await refund(sold, { cents: 100 }, await aRequestContext(db))).toEqual({
    ok: false,
    error: { code: 'no-such-order' },
  });
});

test('a role with a limit refunds no more of an order, however it is divided, and is told what is left', async () => {
  const counter = await aRequestContext(db, {
    person: {
      ...(await aPerson(db, 'clerk')),
      staffRole: aStaffRole(['orders', 'refunds'], { refundLimit: toCents(2000) }),
    },
  });
  const order = await aSoldOrder();
  const refused = (left: number) => ({ ok: false, error: { code: 'above-limit', limit: 2000, left } });
  expect(await refund(order, { quantity: 2, cents: 2001 }, counter)).toEqual(refused(2000));
  expect(await refund(order, { quantity: 1, cents: 1200 }, counter)).toMatchObject({ ok: true });
  expect(await refund(order, { cents: 801 }, counter)).toEqual(refused(800));
  expect((await readOrderCare(counter, order.id))?.refundLimit).toEqual({ limit: 2000, left: 800 });
  // What colleagues refund of the order counts as well.
  expect(await refund(order, { cents: 500 })).toMatchObject({ ok: true });
  expect(await refund(order, { cents: 301 }, counter)).toEqual(refused(300));
  expect(await refund(order, { cents: 300 }, counter)).toMatchObject({ ok: true });
  expect((await careOf(order.id)).refunded).toBe(2000);
  expect((await careOf(order.id)).refundLimit).toBeNull();
});
