import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { addOrderNote } from '#selling/orders/server/add-order-note.ts';
import { changeOrderState } from '#selling/orders/server/change-order-state.ts';
import { readOrderCare } from '#selling/orders/server/read-order-care.ts';
import { readCustomerHistory } from '#selling/orders/server/read-order-history.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext, type TestRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { aClerk, anOrder } from '../factories/an-order.ts';
import { expectStockInOrder } from '../factories/expect-stock-in-order.ts';

let home: TestDatabase;
let db: Database;
let clerk: TestRequestContext;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  clerk = await aClerk(db);
});
afterAll(() => home.close());

async function anOrderOf(pieces: number, options: { stock?: number; payment?: 'bacs' | 'cod' } = {}) {
  const product = await aProduct(db, { stock: options.stock ?? 10 });
  const { order, buyer } = await anOrder(db, {
    items: [[product.id, pieces]],
    ...(options.payment ? { payment: options.payment } : {}),
  });
  return { id: order.id, key: order.key, productId: product.id, buyer };
}

async function statusOf(id: number) {
  const row = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  return row.status;
}

const stockOf = (productId: number) =>
  db
    .selectFrom('stock')
    .select(['on_hand', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();

const emailsOf = async (id: number) =>
  (await db.selectFrom('outbox').select('kind').where('order_id', '=', id).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

test('an order by transfer that is paid takes its pieces out of the house, and giving it up brings them back', async () => {
  const { id, productId } = await anOrderOf(2);
  expect(await stockOf(productId)).toEqual({ on_hand: 10, reserved: 2 });
  expect(await changeOrderState(clerk, { id, to: 'processing' })).toEqual({
    ok: true,
    from: 'on-hold',
    to: 'processing',
  });
  expect(await stockOf(productId)).toEqual({ on_hand: 8, reserved: 0 });
  await changeOrderState(clerk, { id, to: 'on-hold' });
  expect(await stockOf(productId)).toEqual({ on_hand: 8, reserved: 0 });
  await changeOrderState(clerk, { id, to: 'completed' });
  expect(await stockOf(productId)).toEqual({ on_hand: 8, reserved: 0 });
  await changeOrderState(clerk, { id, to: 'processing' });
  await changeOrderState(clerk, { id, to: 'cancelled' });
  expect(await stockOf(productId)).toEqual({ on_hand: 10, reserved: 0 });
  await expectStockInOrder(db);
});

test('the history says who did what, when and why; the customer reads what is meant for them, and nobody’s name', async () => {
  const { id } = await anOrderOf(1);
  clerk.clock.advance(60_000);
  await changeOrderState(clerk, { id, to: 'processing', note: 'Bonifico visto in banca' });
  await addOrderNote(clerk, { id, note: 'Cliente storico', forCustomer: false });
  await addOrderNote(clerk, { id, note: 'Partirà lunedì', forCustomer: true });
  const care = await readOrderCare(clerk, id);
  expect(care?.history).toMatchObject([
    { kind: 'note', who: 'staff', name: 'Bruna Neri', note: 'Partirà lunedì', forCustomer: true },
    { kind: 'note', note: 'Cliente storico', forCustomer: false },
    { kind: 'state', name: 'Bruna Neri', from: 'on-hold', to: 'processing', note: 'Bonifico visto in banca' },
    { kind: 'placed', who: 'customer', name: '', to: 'on-hold' },
  ]);
  expect(care?.history[0]?.at).toBe(clerk.clock.now().toISOString());
  const seen = await readCustomerHistory({ db }, id);
  expect(seen.map(({ kind, note, name }) => [kind, note, name])).toEqual([
    ['note', 'Partirà lunedì', ''],
    ['state', '', ''],
    ['placed', '', ''],
  ]);
  expect(await emailsOf(id)).toEqual(['order-confirmation', 'new-order', 'order-processing', 'order-note']);
});

test.each([
  ['completed', 'pending'],
  ['processing', 'processing'],
  ['processing', 'pending-approval'],
  ['refunded', 'processing'],
] as const)('from %s to %s is forbidden and changes nothing', async (status, to) => {
  const { id, productId } = await anOrderOf(2, { payment: 'cod' });
  await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  const before = [await stockOf(productId), await emailsOf(id), (await readOrderCare(clerk, id))?.history];
  const error = { code: 'change-forbidden', from: status, to };
  expect(await changeOrderState(clerk, { id, to })).toEqual({ ok: false, error });
  expect([await stockOf(productId), await emailsOf(id), (await readOrderCare(clerk, id))?.history]).toEqual(
    before,
  );
});

test('who ordered may call off what is not paid, with the order’s key or an account; strangers learn nothing', async () => {
  const { id, key } = await anOrderOf(1);
  const guest = await aRequestContext(db);
  const stranger = await aRequestContext(db, { person: await aPerson(db) });
  const unknown = { ok: false, error: { code: 'no-such-order' } };
  expect(await changeOrderState(guest, { id, to: 'cancelled' })).toEqual(unknown);
  expect(await changeOrderState(guest, { id, to: 'cancelled', key: 'wc_order_0' })).toEqual(unknown);
  expect(await changeOrderState(stranger, { id, to: 'cancelled' })).toEqual(unknown);
  expect(await changeOrderState(clerk, { id: 999_999, to: 'cancelled' })).toEqual(unknown);
  expect(await readOrderCare(stranger, id)).toBeNull();
  expect(await addOrderNote(guest, { id, note: 'ciao', forCustomer: true })).toEqual(unknown);
  expect(await changeOrderState(guest, { id, to: 'processing', key })).toEqual({
    ok: false,
    error: { code: 'not-allowed' },
  });
  expect(await changeOrderState(guest, { id, to: 'cancelled', key })).toMatchObject({ ok: true });

  const person = await aPerson(db);
  const product = await aProduct(db);
  const own = await anOrder(db, { items: [[product.id, 1]], ctx: { person } });
  expect(await changeOrderState(own.buyer, { id: own.order.id, to: 'cancelled' })).toMatchObject({
    ok: true,
  });
  await changeOrderState(clerk, { id: own.order.id, to: 'processing' });
  expect(await changeOrderState(own.buyer, { id: own.order.id, to: 'cancelled' })).toMatchObject({
    ok: false,
  });
});

test('a state that changed since it was seen is told, not overwritten', async () => {
  const { id } = await anOrderOf(1);
  await changeOrderState(clerk, { id, to: 'processing', seen: 'on-hold' });
  const error = { code: 'state-changed', status: 'processing' };
  expect(await changeOrderState(clerk, { id, to: 'cancelled', seen: 'on-hold' })).toEqual({
    ok: false,
    error,
  });
});

test('notes that are empty or endless are refused', async () => {
  const { id } = await anOrderOf(1);
  expect(await addOrderNote(clerk, { id, note: ' \n ', forCustomer: false })).toMatchObject({
    error: { code: 'note-empty' },
  });
  expect(await addOrderNote(clerk, { id, note: 'x'.repeat(10_000), forCustomer: false })).toMatchObject({
    error: { code: 'note-too-long' },
  });
  expect(await changeOrderState(clerk, { id, to: 'cancelled', note: 'x'.repeat(10_000) })).toMatchObject({
    error: { code: 'note-too-long' },
  });
});

test('an order that was given up is taken up again only if its pieces are still there', async () => {
  const { id, productId } = await anOrderOf(3, { stock: 4 });
  await changeOrderState(clerk, { id, to: 'cancelled' });
  await anOrder(db, { items: [[productId, 2]], payment: 'cod' });
  const error = { code: 'not-enough-stock', itemIds: [productId] };
  expect(await changeOrderState(clerk, { id, to: 'processing' })).toEqual({ ok: false, error });
  expect(await statusOf(id)).toBe('cancelled');
  await db.updateTable('stock').set({ on_hand: 5 }).where('product_id', '=', productId).execute();
  await db
    .insertInto('stock_movements')
    .values({ product_id: productId, delta: 3, reason: 'correction' })
    .execute();
  expect(await changeOrderState(clerk, { id, to: 'processing' })).toMatchObject({ ok: true });
  expect(await stockOf(productId)).toEqual({ on_hand: 2, reserved: 0 });
  await changeOrderState(clerk, { id, to: 'cancelled' });
  expect(await stockOf(productId)).toEqual({ on_hand: 5, reserved: 0 });
  await expectStockInOrder(db);
});

test('ten clerks who cancel at once give the stock back once, and the ledger refuses a second entry', async () => {
  const { id, productId } = await anOrderOf(4, { payment: 'cod' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => changeOrderState(clerk, { id, to: 'cancelled' })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stockOf(productId)).toEqual({ on_hand: 10, reserved: 0 });
  const repeated = db
    .insertInto('stock_movements')
    .values({ product_id: productId, delta: 4, reason: 'return', order_id: id })
    .execute();
  await expect(repeated).rejects.toThrow(/stock_movements_once/);
  await expectStockInOrder(db);
});
