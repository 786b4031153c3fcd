import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from './test-database.ts';

async function open(): Promise<pg.Client> {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  return client;
}

test('every fresh database has the shop’s tables and is its owner’s alone', async () => {
  const [first, second] = await Promise.all([open(), open()]);
  await first.query("insert into settings (key, value) values ('test', '1')");
  expect((await first.query('select key from settings')).rows).toContainEqual({ key: 'test' });
  expect((await second.query('select key from settings')).rows).not.toContainEqual({ key: 'test' });
  const jobs = await second.query("select to_regnamespace('graphile_worker') is not null as there");
  expect(jobs.rows).toEqual([{ there: true }]);
});

test('a dropped database is gone although somebody was still connected', async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  await database.drop();
  await expect(client.query('select 1')).rejects.toThrow();
});
