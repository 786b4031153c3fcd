import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { OVERDUE_AFTER_MS, readOverdue, requeueEmails, requeuePayments } from '#http/jobs/overdue-work.ts';
import { aProduct } from '../factories/a-product.ts';
import { anOrder } from '../factories/an-order.ts';
import { type FakeClock, fakeClock } from '../factories/fake-clock.ts';
import { type FreshDatabase, freshDatabase } from '../factories/test-database.ts';

const DAY_MS = 24 * 60 * 60_000;

let database: FreshDatabase;
let pool: pg.Pool;
let db: Database;
let clock: FakeClock;

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  db = createDatabase(pool);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  clock = fakeClock();
  await pool.query('truncate outbox, payment_attempts, payment_refunds, graphile_worker._private_jobs');
});

const loseJobs = () => pool.query('truncate graphile_worker._private_jobs');
const jobs = async () =>
  (
    await pool.query<{ task: string; payload: unknown }>(
      `select task_identifier as task, payload from graphile_worker.jobs join graphile_worker._private_jobs using (id)
        order by 1, payload::text`,
    )
  ).rows;

/** Writes a row without those that it points to. */
async function insertAlone(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row);
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ${table} (${names.join()}) overriding system value values (${names.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(row),
    );
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}

const anEmail = (id: number, row: Readonly<Record<string, unknown>>) =>
  insertAlone('outbox', { id, kind: 'any', recipient: 'mario@example.it', created_at: clock.now(), ...row });

async function aWaitingOrder(): Promise<number> {
  const product = await aProduct(db, { stock: 9 });
  const { order } = await anOrder(db, { items: [[product.id, 1]], payment: 'cod' });
  await pool.query('update outbox set created_at = $1', [clock.now()]);
  return order.id;
}

test('emails of an order whose job got lost are queued again after five minutes, once', async () => {
  const orderId = await aWaitingOrder();
  await loseJobs();
  clock.advance(OVERDUE_AFTER_MS);
  expect(await requeueEmails({ db, clock })).toBe(0);
  clock.advance(1);
  expect(await readOverdue({ db, clock })).toMatchObject({ emails: 2, failedEmails: 0 });
  const both = await Promise.all([1, 2].map(() => requeueEmails({ db, clock })));
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await requeueEmails({ db, clock })).toBe(0);
  expect(await jobs()).toEqual([{ task: 'follow-up-order', payload: { orderId } }]);
});

test.each([
  ['locked by a worker', `locked_at = now(), locked_by = 'pool-1'`],
  ['to be tried again later', `attempts = 3, run_at = now() + interval '1 hour'`],
  ['given up', 'attempts = max_attempts'],
])('an email with a job that is %s is not queued beside it', async (_, change) => {
  await aWaitingOrder();
  await pool.query(`update graphile_worker._private_jobs set ${change}`);
  clock.advance(2 * OVERDUE_AFTER_MS);
  expect(await requeueEmails({ db, clock })).toBe(0);
  expect(await jobs()).toHaveLength(1);
});

test.each(['sent', 'kept'])('an email that was %s is never queued again', async (status) => {
  await aWaitingOrder();
  await pool.query('update outbox set status = $1', [status]);
  await loseJobs();
  clock.advance(2 * OVERDUE_AFTER_MS);
  expect(await requeueEmails({ db, clock })).toBe(0);
});

test('an email of last week is left to the staff', async () => {
  await aWaitingOrder();
  await loseJobs();
  clock.advance(8 * DAY_MS);
  expect(await requeueEmails({ db, clock })).toBe(0);
  expect(await readOverdue({ db, clock })).toMatchObject({ emails: 0, emailSeconds: 0 });
});

test('an email about anything but an order is queued by itself', async () => {
  const columns = ['customer_id', 'conversation_id', 'offer_id', 'registration_id', 'about_id'];
  for (const [at, column] of columns.entries()) await anEmail(at + 1, { [column]: 7 });
  await anEmail(6, { status: 'failed' });
  clock.advance(OVERDUE_AFTER_MS + 1);
  expect(await requeueEmails({ db, clock })).toBe(6);
  expect(await jobs()).toEqual(
    [1, 2, 3, 4, 5, 6].map((outboxId) => ({ task: 'send-email', payload: { outboxId } })),
  );
  expect(await readOverdue({ db, clock })).toMatchObject({
    emails: 5,
    emailSeconds: (OVERDUE_AFTER_MS + 1) / 1000,
    failedEmails: 1,
  });
});

test('payments and refunds without a job are queued again, those that are decided are not', async () => {
  const payment = (id: number, status: string, more: object = {}) =>
    insertAlone('payment_attempts', {
      ...{
        id,
        status,
        provider_id: `order-${id}`,
        adapter: 'paypal',
        method: 'wallet',
        amount_cents: 100,
        ...more,
      },
      ...{ created_at: clock.now(), updated_at: clock.now() },
    });
  for (const [at, status] of ['capturing', 'pending', 'captured', 'refused', 'created'].entries()) {
    await payment(at + 1, status);
  }
  await payment(6, 'created', { takes_at_once: true });
  await payment(7, 'captured', { return_key: 'return-7', captured_cents: 100 });
  await payment(8, 'captured', { return_key: 'return-8', captured_cents: 100, returned_at: clock.now() });
  for (const [at, status] of ['waiting', 'done', 'refused'].entries()) {
    const refund = { refund_id: at + 1, payment_id: 3, amount_cents: 100, status, created_at: clock.now() };
    await insertAlone('payment_refunds', refund);
  }
  clock.advance(OVERDUE_AFTER_MS + 1);
  expect(await readOverdue({ db, clock })).toMatchObject({ payments: 2 });
  const both = await Promise.all([1, 2].map(() => requeuePayments({ db, clock })));
  expect(both.toSorted()).toEqual([0, 5]);
  expect(await jobs()).toEqual([
    { task: 'refund-wallet-payment', payload: { refundId: 1 } },
    { task: 'settle-wallet-payment', payload: { paymentId: 1 } },
    { task: 'settle-wallet-payment', payload: { paymentId: 2 } },
    { task: 'settle-wallet-payment', payload: { paymentId: 6 } },
    { task: 'settle-wallet-payment', payload: { paymentId: 7 } },
  ]);
});
