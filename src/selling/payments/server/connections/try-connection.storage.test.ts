import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { paypalConnection } from '#foundation/payment-adapters/server/paypal-connection.ts';
import { silentLog } from '#foundation/services/log.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { tryConnection } from './try-connection.ts';

let home: FreshDatabase;
let db: Database;
let listener: pg.Client;
let heard: unknown[] = [];

beforeAll(async () => {
  home = await freshDatabase();
  db = createDatabase(createPool(home.url));
  listener = new pg.Client({ connectionString: home.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen shop_changes');
});
afterAll(async () => {
  await listener.end();
  await db.destroy();
  await home.drop();
});

/** What was notified since: notifications travel before the answer to a query asked after them. */
async function notified(): Promise<unknown[]> {
  await listener.query('select 1');
  const since = heard;
  heard = [];
  return since;
}

test('trying credentials notes the answer and leaves cached pages alone; new credentials do not', async () => {
  const clock = fakeClock();
  const credentials = { clientId: 'shop', secret: 'secret' };
  await db
    .insertInto('payment_connections')
    .values({ provider: 'paypal', environment: 'live', sealed: 'x', shown: '{}', saved_at: clock.now() })
    .execute();
  expect(await notified()).toEqual(['all']);
  const answers = [{ ok: true, value: null } as const, problem];
  for (const answer of answers) {
    const connection = { ...paypalConnection, probe: async () => answer };
    const urls = { sandbox: 'http://127.0.0.1', live: 'http://127.0.0.1' };
    const site = { urls, environment: 'live', clock, log: silentLog } as const;
    const asked = {
      code: 'paypal',
      environment: 'live',
      connection,
      site,
      stored: null,
      isConfigured: false,
    } as const;
    const found = await tryConnection({ db, clock }, { ...asked, credentials }, credentials);
    expect(found).toEqual(answer.ok ? null : answer.problem);
  }
  expect(await notified()).toEqual([]);
  const tried = await db.selectFrom('payment_connections').select(['tried_at', 'tried_problem']).execute();
  expect(tried).toEqual([{ tried_at: clock.now(), tried_problem: JSON.stringify(problem.problem) }]);
  await db
    .updateTable('payment_connections')
    .set((row) => ({ sealed: 'y', revision: row('revision', '+', 1) }))
    .execute();
  expect(await notified()).toEqual(['all']);
});

const problem = { ok: false, problem: { code: 'credentials', issue: 'invalid_client' } } as const;
