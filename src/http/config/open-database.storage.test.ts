import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { freshDatabase } from '#tests/factories/test-database.ts';
import { openDatabase } from './open-database.ts';

const noFailure = { onGivenUp: (reason: string) => expect.unreachable(reason) };

test('a given database is brought up to date and left running', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.drop);
  const opened = await openDatabase({ databaseUrl: fresh.url, dataDir: await temporaryFolder() }, noFailure);
  if (!opened.ok) throw new Error(opened.error.code);
  await opened.database.stop();
  const client = new pg.Client({ connectionString: opened.database.url });
  await client.connect();
  expect((await client.query('select count(*)::int as n from products')).rows).toEqual([{ n: 0 }]);
  await client.end();
});

test('a database that does not answer is a problem with its reason', async () => {
  const opened = await openDatabase(
    { databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing', dataDir: await temporaryFolder() },
    noFailure,
  );
  expect(opened).toEqual({
    ok: false,
    error: { code: 'unreachable', reason: expect.stringContaining('ECONNREFUSED') },
  });
});
