import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDatabase, createPool, type Database } from '#foundation/database/client.ts';
import { silentLog } from '#foundation/services/log.ts';
import { fakeClock } from '#tests/factories/fake-clock.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { createJobRecovery } from './job-recovery.ts';
import { createWorkerPresence } from './worker-presence.ts';

let database: FreshDatabase;
let pool: pg.Pool;
let db: Database;

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  db = createDatabase(pool);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => pool.query('truncate graphile_worker._private_jobs, job_workers'));

async function aProcess() {
  const presence = createWorkerPresence({ connectionString: database.url, log: silentLog });
  onTestFinished(() => presence.close());
  presence.join('pool-own');
  await presence.known('pool-own');
  const recovery = createJobRecovery({
    pool,
    db,
    clock: fakeClock(),
    log: silentLog,
    presence,
  });
  return { recovery, presence };
}

async function aJobOfOurs(): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('send-mail')`,
  );
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-own', locked_at = now() where locked_by is null`,
  );
  return rows[0]?.id ?? '';
}

const lockedJobs = async () =>
  (
    await pool.query('select id::text from graphile_worker._private_jobs where locked_by is not null')
  ).rows.map((row: { id: string }) => row.id);

test('a job that is locked by an own worker which does not run it is released at the second check, one that it runs is not', async () => {
  const { recovery, presence } = await aProcess();
  const known = await aJobOfOurs();
  presence.atWork.add(known);
  const lost = await aJobOfOurs();
  await recovery.releaseLocks();
  expect(await lockedJobs()).toEqual([known, lost]);
  await recovery.releaseLocks();
  expect(await lockedJobs()).toEqual([known]);
  expect(recovery.figures().released).toBe(1);
});

test('a job that begins between two looks is not taken for a lost one', async () => {
  const { recovery, presence } = await aProcess();
  const job = await aJobOfOurs();
  await recovery.releaseLocks();
  presence.atWork.add(job);
  await recovery.releaseLocks();
  presence.atWork.delete(job);
  // Its end is being written.
  await recovery.releaseLocks();
  expect(await lockedJobs()).toEqual([job]);
});
