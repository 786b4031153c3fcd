import pgClient from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { recordReply } from '#foundation/services/reply.ts';
import { createSessionHandle } from '#foundation/services/sessions.ts';
import { aCustomer } from '#tests/factories/a-customer.ts';
import { aGroup } from '#tests/factories/a-group.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';

// What the page cache knows of a log-in stays right because the database itself notifies every change (decision 0044).
let home: FreshDatabase;
let db: Database;
let listener: pgClient.Client;
let heard: unknown[] = [];

beforeAll(async () => {
  home = await freshDatabase();
  db = createDatabase(createPool(home.url));
  listener = new pgClient.Client({ connectionString: home.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen shop_changes');
});
afterAll(async () => {
  await listener.end();
  await db.destroy();
  await home.drop();
});

let id: number;

beforeEach(async () => {
  ({ id } = await aCustomer(db, { group_id: (await aGroup(db)).id }));
  const reply = recordReply({ secure: false });
  await createSessionHandle({ found: null, cookieName: 'own', reply, clock: fakeClock() }).logIn(db, id);
  await listener.query('select 1');
  heard = [];
});

/** What was notified until now: notifications travel before the answer to a query asked after them. */
async function notified(): Promise<unknown[]> {
  await listener.query('select 1');
  return heard;
}

test('the database notifies a customer whose approval or group changes', async () => {
  await db.updateTable('customers').set({ approved_at: null }).where('id', '=', id).execute();
  expect(await notified()).toEqual([`customer:${id}`]);
});

test('the database notifies a customer who is deleted', async () => {
  await db.deleteFrom('sessions').where('customer_id', '=', id).execute();
  await db.deleteFrom('customers').where('id', '=', id).execute();
  expect(await notified()).toContain(`customer:${id}`);
});

test('the database notifies a log-in that ended', async () => {
  await db.deleteFrom('sessions').where('customer_id', '=', id).execute();
  expect(await notified()).toEqual([`customer:${id}`]);
});

test('what is rolled back is not notified', async () => {
  const change = db.transaction().execute(async (inside) => {
    await inside.updateTable('customers').set({ company: 'Altra' }).where('id', '=', id).execute();
    throw new Error('another mind');
  });
  await expect(change).rejects.toThrow('another mind');
  expect(await notified()).toEqual([]);
});
