import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '#foundation/services/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { listenToChanges, readChange } from './change-listener.ts';

// A busy machine is given time.
const patience = { timeout: 15_000 };

let database: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

function listen() {
  const heard: string[] = [];
  const listener = listenToChanges({
    connectionString: database.url,
    onChange: (change) => heard.push('id' in change ? `product ${change.id}` : change.kind),
    onFound: () => heard.push('found'),
    onLost: () => heard.push('lost'),
    log: silentLog,
  });
  onTestFinished(listener.close);
  return { heard, listener };
}

test.each([
  ['all', { kind: 'all' }],
  ['product:17', { kind: 'product', id: 17 }],
  ['customer:5', { kind: 'customer', id: 5 }],
  ['prices:17,4', { kind: 'prices', ids: new Set([17, 4]) }],
  ['prices:', { kind: 'all' }],
  ['product:', { kind: 'all' }],
  ['something new', { kind: 'all' }],
  [undefined, { kind: 'all' }],
])('the notice %s is understood', (payload, change) => {
  expect(readChange(payload)).toEqual(change);
});

test('a change of a setting is notified', async () => {
  const { heard, listener } = listen();
  await listener.ready;
  await client.query(`insert into settings (key, value) values ('shop_name', '"Officina"')
    on conflict (key) do update set value = excluded.value`);
  await vi.waitFor(() => expect(heard).toEqual(['found', 'all']), patience);
});

test('a broken connection is reported at once and replaced', async () => {
  const { heard, listener } = listen();
  await listener.ready;
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pistone changes' and datname = current_database()`;
  await client.query(others);
  await vi.waitFor(() => expect(heard).toEqual(['found', 'lost', 'found']), patience);
  await client.query(`select pg_notify('shop_changes', 'product:5')`);
  await vi.waitFor(() => expect(heard.at(-1)).toBe('product 5'), patience);
});

test('a listener that is closed lets go of its connection', async () => {
  const { heard, listener } = listen();
  await listener.ready;
  await listener.close();
  expect(heard).toEqual(['found', 'lost']);
  await client.query(`select pg_notify('shop_changes', 'all')`);
  await delay(0);
  expect(heard).toEqual(['found', 'lost']);
});
