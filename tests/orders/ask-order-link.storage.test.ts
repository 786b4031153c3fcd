import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#foundation/database/client.ts';
import { askOrderLink } from '#selling/orders/server/forms/ask-order-link.ts';
import { aProduct } from '../factories/a-product.ts';
import { aRequestContext } from '../factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '../factories/a-test-database.ts';
import { anOrder } from '../factories/an-order.ts';
import { fakeClock } from '../factories/fake-clock.ts';

let home: TestDatabase;
let db: Database;
let number: string;

const email = 'anna.bianchi@example.com';
const clock = fakeClock();

beforeAll(async () => {
  home = await aTestDatabase();
  db = home.db;
});
afterAll(() => home.close());

async function anOrderedPart() {
  const product = await aProduct(db, { stock: 5 });
  const { order } = await anOrder(db, { items: [[product.id, 1]] });
  number = String(order.number);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return order;
}

const ask = async (form: { number?: string; email?: string }, address: string | null = null) =>
  askOrderLink(await aRequestContext(db, { clock, address }), { number, email, ...form });

const emails = () =>
  db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'order_id'])
    .where('kind', '=', 'order-link')
    .execute();
const jobs = async () =>
  (await sql<{ key: string }>`select key from graphile_worker.jobs`.execute(db)).rows.map(({ key }) => key);

test('whoever knows number and address of an order causes one letter, to the address of the order, with its job', async () => {
  const order = await anOrderedPart();
  expect(await ask({ email: ' Anna.Bianchi@Example.com' })).toEqual({ ok: true });
  expect(await emails()).toEqual([{ kind: 'order-link', recipient: email, order_id: order.id }]);
  expect(await jobs()).toEqual([`order-${order.id}`]);
  // Pressed twice at the same moment: one email.
  await ask({});
  expect(await emails()).toHaveLength(1);
});

test('an order that does not exist, or was placed with another address, is answered the same, and nobody is written to', async () => {
  await anOrderedPart();
  const before = await emails();
  expect(await ask({ number: '999999' })).toEqual({ ok: true });
  expect(await ask({ email: 'somebody@example.com' })).toEqual({ ok: true });
  expect(await emails()).toEqual(before);
  expect(await jobs()).toEqual([]);
});

test('of one order three letters an hour leave at the most, and nobody is told so', async () => {
  const order = await anOrderedPart();
  const count = async () => (await emails()).filter((email) => email.order_id === order.id).length;
  for (let time = 0; time < 5; time += 1) {
    clock.advance(1000);
    expect(await ask({})).toEqual({ ok: true });
  }
  expect(await count()).toBe(3);
  clock.advance(61 * 60_000);
  await ask({});
  expect(await count()).toBe(4);
});

test('one address may ask ten times in a quarter of an hour, and is then told to wait', async () => {
  await anOrderedPart();
  for (let time = 1; time <= 10; time += 1) {
    expect(await ask({ number: String(5000 + time) }, '192.0.2.7')).toEqual({ ok: true });
  }
  expect(await ask({}, '192.0.2.7')).toEqual({ ok: false, error: { code: 'too-often', minutes: 15 } });
  expect(await ask({}, '192.0.2.8')).toEqual({ ok: true });
  clock.advance(16 * 60_000);
  expect(await ask({}, '192.0.2.7')).toEqual({ ok: true });
});

test('what makes no sense is told, and not counted', async () => {
  for (let time = 0; time < 12; time += 1) {
    expect(await ask({ number: 'x' }, '192.0.2.9')).toMatchObject({ error: { code: 'form' } });
  }
  expect(await ask({}, '192.0.2.9')).toEqual({ ok: true });
});
