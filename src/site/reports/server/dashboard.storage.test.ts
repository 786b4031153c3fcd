import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '#tests/factories/a-person.ts';
import { aProduct } from '#tests/factories/a-product.ts';
import { aRequestContext } from '#tests/factories/a-request-context.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { anOrder } from '#tests/factories/an-order.ts';
import { readShopFigures } from './read-shop-figures.ts';
import { readTodayTasks } from './read-today-tasks.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await aTestDatabase();
});
afterAll(() => home.close());

const staff = async (role: Parameters<typeof aPerson>[1]) =>
  aRequestContext(home.db, { person: await aPerson(home.db, role) });

test('what waits is said with its count to whom may open its list, and figures know who comes back', async () => {
  const owner = await staff('administrator');
  expect((await readTodayTasks(owner)).map(({ task }) => task)).toEqual(['products', 'guarantee']);
  const { id } = await aProduct(home.db, { stock: 20, lowStockThreshold: 30 });
  expect((await readTodayTasks(owner)).map(({ task }) => task)).toEqual(['lowStock', 'guarantee']);
  const { order } = await anOrder(home.db, { items: [[id, 2]], payment: 'cod' });
  const { order: earlier } = await anOrder(home.db, { items: [[id, 1]], payment: 'cod' });
  await anOrder(home.db, { items: [[id, 1]], payment: 'bacs' });
  const now = owner.clock.now();
  await sql`update orders set created_at = ${now} where id = ${order.id}`.execute(home.db);
  await sql`update orders set created_at = ${now}::timestamptz - interval '20 days' where id = ${earlier.id}`.execute(
    home.db,
  );
  await sql`update outbox set status = 'failed' where id = (select min(id) from outbox)`.execute(home.db);
  await sql`insert into inbound_emails (digest, message_id, from_address, from_name, subject, body, original, received_at, bytes, status, created_at)
    select decode(md5(status), 'hex'), status, 'a@example.test', '', '', '', '', now(), 1, status, now() from unnest(array['waiting', 'automatic']) status`.execute(
    home.db,
  );
  expect(await readTodayTasks(owner)).toEqual([
    { task: 'orders', count: 2 },
    { task: 'transfers', count: 1 },
    { task: 'inbox', count: 1 },
    { task: 'lowStock', count: 1 },
    { task: 'emails', count: 1 },
    { task: 'guarantee', count: 1 },
  ]);
  expect((await readTodayTasks(await staff('warehouse'))).map(({ task }) => task)).not.toContain('emails');
  const { now: week, before, days } = await readShopFigures(owner, '7');
  expect([week.orders, week.buyers, week.returning, before.orders]).toEqual([1, 1, 1, 0]);
  expect(days.charted).toHaveLength(7);
  expect(days.sums.net).toBe(week.net);
  expect((await readShopFigures(owner, '30')).now).toMatchObject({ orders: 2, buyers: 1, returning: 0 });
});
