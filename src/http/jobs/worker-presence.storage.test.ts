import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createPool } from '#foundation/database/client.ts';
import { silentLog } from '#foundation/services/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { createWorkerPresence, workerLock } from './worker-presence.ts';

// A busy machine is given time.
const patience = { timeout: 15_000 };

let database: FreshDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function aPresence() {
  const presence = createWorkerPresence({ connectionString: database.url, log: silentLog });
  onTestFinished(() => presence.close());
  return presence;
}

/** Whether the lock of a worker is held. */
async function isHeld(id: string): Promise<boolean> {
  const { rows } = await pool.query<{ free: boolean }>(
    `select free from (select pg_try_advisory_xact_lock(${workerLock('$1')}) as free) asked`,
    [id],
  );
  return rows[0]?.free === false;
}

const rowOf = async (id: string) =>
  (await pool.query('select from job_workers where id = $1', [id])).rowCount;

test('a worker is known when its lock is held, its row is written and the connection is open', async () => {
  const presence = aPresence();
  presence.join('pool-1');
  await presence.known('pool-1');
  expect(presence.since).not.toBeNull();
  expect(await isHeld('pool-1')).toBe(true);
  expect(await rowOf('pool-1')).toBe(1);
});

test('a worker that leaves is gone at once, with the jobs that it had locked released', async () => {
  const presence = aPresence();
  presence.join('pool-2');
  await presence.known('pool-2');
  await pool.query(`select graphile_worker.add_job('errand')`);
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'pool-2', locked_at = now()`);
  await presence.leave('pool-2');
  expect([await isHeld('pool-2'), await rowOf('pool-2')]).toEqual([false, 0]);
  expect((await pool.query('select locked_by from graphile_worker._private_jobs')).rows).toEqual([
    { locked_by: null },
  ]);
});

test('the sign of a process that ends outright is only its row', async () => {
  const presence = aPresence();
  presence.join('pool-3');
  await presence.known('pool-3');
  await presence.close();
  await vi.waitFor(async () => expect(await isHeld('pool-3')).toBe(false), patience);
  expect(await rowOf('pool-3')).toBe(1);
});

test('after a broken connection the sign comes back, and until then the worker is not known', async () => {
  const presence = aPresence();
  presence.join('pool-4');
  await presence.known('pool-4');
  const { since } = presence;
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'pistone workers' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(presence.since).not.toBe(since), patience);
  await presence.known('pool-4');
  expect(await isHeld('pool-4')).toBe(true);
});

test('who waits for a worker to be known does not wait for one that has left', async () => {
  const presence = createWorkerPresence({
    connectionString: 'postgres://127.0.0.1:9/nothing',
    log: silentLog,
  });
  presence.join('pool-5');
  const waiting = presence.known('pool-5');
  await presence.leave('pool-5');
  await waiting;
  presence.join('pool-6');
  const closed = presence.known('pool-6');
  await presence.close();
  await closed;
});
