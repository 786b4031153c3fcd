import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { refundFields } from '#selling/orders/rules/refund-form.ts';
import { aCounter, type Counter } from '#tests/factories/a-counter.ts';
import { aFiscalPrinter } from '#tests/factories/a-fiscal-printer.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { listMovements, readSessions } from './read-tills.ts';
import { refundOrderFromTill } from './refund-from-till.ts';
import { saveTill } from './save-till.ts';
import { closeTill, openTill } from './work-till.ts';

let home: TestDatabase;
let db: Database;
let counter: Counter;
let printer: Awaited<ReturnType<typeof aFiscalPrinter>>;
let tillId: number;

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
  counter = await aCounter(db);
  printer = await aFiscalPrinter();
  printer.behave('prints');
  await aProduct(db, { sku: 'CSS-100', regularPriceCents: 1990, stock: 50 });
  const made = await saveTill(counter.staff, null, {
    name: 'Cassa 1',
    active: true,
    departments: '22: 1',
    address: printer.address,
  });
  if (!made.ok) throw new Error(made.problem);
  tillId = made.id;
});
afterAll(async () => {
  await printer.close();
  await home.close();
});

async function open(float: string): Promise<number> {
  const opened = await openTill(counter.staff, { id: tillId, name: 'Cassa 1' }, float);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.id;
}
const close = (sessionId: number, counted: string) =>
  closeTill(counter.staff, sessionId, { counted, note: '' });

async function sell(method: 'till-cash' | 'till-card' = 'till-cash') {
  const id = await counter.aDraft('', 'counter');
  await counter.post(id, { action: 'add', code: 'CSS-100', quantity: '1' });
  const { cart } = await counter.viewOf(id);
  const sold = await counter.post(id, {
    action: 'order',
    billing_country: 'IT',
    payment_method: method,
    'shipping_method[0]': cart.shipping?.method ?? '',
    cart_hash_seen: cart.hash,
  });
  if (sold.kind !== 'go') throw new Error(counter.sentencesOf(sold));
  const orderId = Number(/(\d+)\/$/.exec(sold.path)?.[1]);
  const line = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId, lineId: line.id };
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `refund-${String(keys).padStart(16, '0')}`;
};

function refund(
  sold: { orderId: number; lineId: number },
  sessionId: number,
  cents: number,
  request = newKey(),
) {
  const form = new FormData();
  const euro = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  for (const [name, value] of Object.entries({
    _wpnonce: 'x',
    action: 'refund',
    request,
    [refundFields.quantity(sold.lineId)]: '0',
    [refundFields.amount(sold.lineId)]: euro,
    till: String(sessionId),
    confirmed: String(cents),
  })) {
    form.set(name, value);
  }
  return refundOrderFromTill(counter.staff, { orderId: sold.orderId, sessionId }, form);
}
const refundedOf = async (orderId: number) =>
  (await db.selectFrom('orders').select('refunded_cents').where('id', '=', orderId).executeTakeFirstOrThrow())
    .refunded_cents;

it('a refund in cash leaves the drawer with the order’s number, counts in the closing, and is taken out once', async () => {
  const sessionId = await open('100');
  const sold = await sell();
  const request = newKey();
  const both = await Promise.all([
    refund(sold, sessionId, 1000, request),
    refund(sold, sessionId, 1000, request),
  ]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await refundedOf(sold.orderId)).toBe(1000);
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', sold.orderId)
    .executeTakeFirstOrThrow();
  expect(await listMovements(counter.staff, sessionId)).toMatchObject([
    { amount: -1000, reason: `Rimborso dell’ordine ${number}` },
  ]);
  expect(await close(sessionId, '109,90')).toMatchObject({ ok: true });
  const [day] = await readSessions(counter.staff, { id: sessionId });
  // 100 float, 19.90 sold, 10 given back.
  expect(day?.closing).toMatchObject({ expected: 10_990, counted: 10_990 });
});

it('what a closed till, an empty drawer or a card should pay is refused, and nothing is refunded', async () => {
  const closed = await open('0');
  expect(await close(closed, '0')).toMatchObject({ ok: true });
  const sessionId = await open('0');
  const [inCash, byCard] = [await sell(), await sell('till-card')];
  const reasonOf = (outcome: Awaited<ReturnType<typeof refund>>) =>
    !outcome.ok && 'problem' in outcome && 'reason' in outcome.problem ? outcome.problem.reason : outcome;
  expect(reasonOf(await refund(inCash, closed, 500))).toBe('till-closed');
  expect(reasonOf(await refund(byCard, sessionId, 500))).toBe('not-paid-in-cash');
  expect(await refund(inCash, sessionId, 1990)).toMatchObject({ ok: true });
  const other = await sell();
  await refund(other, sessionId, 1990);
  const third = await sell();
  await db
    .updateTable('till_sales')
    .set({ amount_cents: 1, tendered_cents: 1 })
    .where('order_id', '=', third.orderId)
    .execute();
  expect(reasonOf(await refund(third, sessionId, 1990))).toBe('till-too-little');
  for (const { orderId } of [byCard, third]) expect(await refundedOf(orderId)).toBe(0);
  expect(
    await db.selectFrom('order_refunds').select('id').where('order_id', '=', third.orderId).execute(),
  ).toEqual([]);
});

it('a movement of a closed day stays when the order of its refund is deleted', async () => {
  const movements = await db.selectFrom('till_movements').select(['id', 'refund_id']).execute();
  const paid = movements.find(({ refund_id }) => refund_id !== null);
  await db
    .deleteFrom('order_refunds')
    .where('id', '=', paid?.refund_id ?? 0)
    .execute();
  const after = await db
    .selectFrom('till_movements')
    .select(['amount_cents', 'refund_id'])
    .where('id', '=', paid?.id ?? 0)
    .executeTakeFirst();
  expect(after).toEqual({ amount_cents: -1000, refund_id: null });
});
