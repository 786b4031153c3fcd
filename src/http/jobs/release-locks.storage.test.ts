import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createPool } from '#foundation/database/client.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { jobsLockedBy, releaseAbandoned, releaseLocksOfGone } from './release-locks.ts';
import { workerLock } from './worker-presence.ts';

const noWorkers: ReadonlySet<string> = new Set();
// The server of the tests may have begun a moment ago: what counts as gone is set by each test.
const AT_ONCE = 0;
const AN_HOUR = 60 * 60_000;

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
beforeEach(async () => {
  await pool.query(
    'truncate graphile_worker._private_jobs, graphile_worker._private_job_queues, job_workers',
  );
});

/** A job that a worker locked some minutes ago, and how many minutes ago that worker was last seen; null: it never was. */
async function aLockedJob(worker: string, minutes: { locked: number; seen: number | null }): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('errand', queue_name := 'queue-' || $1)`,
    [worker],
  );
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await pool.query(
      `update graphile_worker.${table} set locked_by = $1, locked_at = now() - $2 * interval '1 minute'
        where locked_by is null`,
      [worker, minutes.locked],
    );
  }
  if (minutes.seen !== null) {
    await pool.query(
      `insert into job_workers (id, seen_at) values ($1, now() - $2 * interval '1 minute')
        on conflict (id) do update set seen_at = excluded.seen_at`,
      [worker, minutes.seen],
    );
  }
  return rows[0]?.id ?? '';
}

/** Holds a worker's lock, as another process does that is connected. */
async function connected(worker: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`select pg_advisory_lock(${workerLock('$1')})`, [worker]);
}

const lockedBy = async () =>
  (await pool.query('select locked_by from graphile_worker._private_jobs order by id')).rows.map(
    (row: { locked_by: string | null }) => row.locked_by,
  );

test('jobs of a worker that is gone are released with their queue, and its row is deleted', async () => {
  await aLockedJob('pool-dead', { locked: 1, seen: 1 });
  await aLockedJob('pool-dead', { locked: 200, seen: 1 });
  expect(await releaseLocksOfGone(pool, noWorkers, AT_ONCE)).toBe(2);
  expect(await lockedBy()).toEqual([null, null]);
  const { rows } = await pool.query('select locked_by from graphile_worker._private_job_queues');
  expect(rows).toEqual([{ locked_by: null }]);
  expect((await pool.query('select from job_workers')).rowCount).toBe(0);
});

test('jobs of a worker of another process that is connected stay, however long they take', async () => {
  await aLockedJob('pool-busy', { locked: 200, seen: 200 });
  await connected('pool-busy');
  expect(await releaseLocksOfGone(pool, noWorkers, AT_ONCE)).toBe(0);
  expect(await lockedBy()).toEqual(['pool-busy']);
});

test('jobs of a worker whose connection has just broken stay until it had time to come back', async () => {
  await aLockedJob('pool-away', { locked: 30, seen: 1 });
  expect(await releaseLocksOfGone(pool, noWorkers, AN_HOUR)).toBe(0);
  expect(await lockedBy()).toEqual(['pool-away']);
});

test('a worker of this process is never gone', async () => {
  await aLockedJob('pool-own', { locked: 30, seen: 30 });
  expect(await releaseLocksOfGone(pool, new Set(['pool-own']), AT_ONCE)).toBe(0);
});

test.each([
  [1, 'pool-earlier'],
  [6, null],
])(
  'a job that was locked %i minutes ago by a worker that never made itself known is locked by %s',
  async (locked, by) => {
    await aLockedJob('pool-earlier', { locked, seen: null });
    await releaseLocksOfGone(pool, noWorkers, AT_ONCE);
    expect(await lockedBy()).toEqual([by]);
  },
);

test('two processes that look at the same moment release each job once', async () => {
  await aLockedJob('pool-dead', { locked: 1, seen: 1 });
  const both = await Promise.all([1, 2].map(() => releaseLocksOfGone(pool, noWorkers, AT_ONCE)));
  expect(both.toSorted()).toEqual([0, 1]);
});

test('of the jobs of an own worker those are released that it does not know of', async () => {
  const own = new Set(['pool-own']);
  const known = await aLockedJob('pool-own', { locked: 1, seen: 0 });
  const unknown = await aLockedJob('pool-own', { locked: 1, seen: 0 });
  expect(await jobsLockedBy(pool, own)).toEqual([known, unknown]);
  expect(await releaseAbandoned(pool, own, [unknown])).toBe(1);
  expect(await lockedBy()).toEqual(['pool-own', null]);
});
