import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createPool } from '#foundation/database/client.ts';
import type { Log } from '#foundation/services/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/factories/test-database.ts';
import { startWorker } from './worker.ts';
import { createWorkerPresence } from './worker-presence.ts';

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

function aWorker(work: (payload: unknown) => Promise<void>) {
  const said: string[] = [];
  const note = (data: Record<string, unknown>, sentence: string) =>
    said.push(`${JSON.stringify(data)} ${sentence}`);
  const log: Log = { info: note, warn: note, error: note };
  const presence = createWorkerPresence({ connectionString: database.url, log });
  const worker = startWorker({ pool, tasks: { errand: work }, log, presence });
  onTestFinished(async () => {
    await worker.stop();
    await presence.close();
  });
  return { worker, said, presence };
}

const add = (payload: unknown) =>
  pool.query(`select graphile_worker.add_job('errand', $1::json)`, [JSON.stringify(payload)]);

test('a job is carried out when it is added', async () => {
  const done: unknown[] = [];
  aWorker(async (payload) => void done.push(payload));
  await add({ orderId: 5 });
  await vi.waitFor(() => expect(done).toEqual([{ orderId: 5 }]), 15_000);
});

test('a job that fails is reported, without its payload, and retried later', async () => {
  const { said } = aWorker(() => Promise.reject(new Error('no mail server')));
  await add({ email: 'mario@example.test' });
  await vi.waitFor(() => expect(said.join('\n')).toContain('no mail server'), 15_000);
  expect(said.join('\n')).not.toContain('mario');
  // The job is put back after its failure was reported.
  const jobs = async () => (await pool.query('select attempts, last_error from graphile_worker.jobs')).rows;
  await expect.poll(jobs).toEqual([{ attempts: 1, last_error: expect.stringContaining('no mail server') }]);
});

test('stopping waits for the job that is running', async () => {
  await pool.query('delete from graphile_worker._private_jobs');
  const { promise: running, resolve: runs } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  let ended = false;
  const { worker } = aWorker(async () => {
    runs();
    await mayEnd;
    ended = true;
  });
  await add({});
  await running;
  const stopped = worker.stop();
  end();
  await stopped;
  expect(ended).toBe(true);
});

test('a job is locked by a worker that others can see, and is listed among those at work', async () => {
  const { promise: running, resolve: runs } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { worker, presence } = aWorker(async () => {
    runs();
    await mayEnd;
  });
  await add({});
  await running;
  const jobs = await pool.query<{ id: string; known: boolean }>(
    'select id::text, locked_by in (select id from job_workers) as known from graphile_worker._private_jobs',
  );
  const [job] = jobs.rows;
  expect(job?.known).toBe(true);
  expect([...presence.atWork]).toEqual([job?.id]);
  end();
  await worker.stop();
  expect(presence.atWork.size).toBe(0);
  expect((await pool.query('select from job_workers')).rowCount).toBe(0);
});
