import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createPool } from '#database/client.ts';
import type { Log } from '#services/log.ts';
import { type FreshDatabase, freshDatabase } from '#tests/makers/test-database.ts';
import { startWorker } from './worker.ts';

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
  const worker = startWorker({ pool, tasks: { errand: work }, log });
  onTestFinished(worker.stop);
  return { worker, said };
}

const add = (payload: unknown) =>
  pool.query(`select graphile_worker.add_job('errand', $1::json)`, [JSON.stringify(payload)]);

test('a job is carried out when it is added', async () => {
  const done: unknown[] = [];
  aWorker(async (payload) => void done.push(payload));
  await add({ orderId: 5 });
  await vi.waitFor(() => expect(done).toEqual([{ orderId: 5 }]), 15_000);
});

test('a job that fails is told, without what it was about, and kept to be tried again', async () => {
  const { said } = aWorker(() => Promise.reject(new Error('no mail server')));
  await add({ email: 'mario@example.test' });
  await vi.waitFor(() => expect(said.join('\n')).toContain('no mail server'), 15_000);
  expect(said.join('\n')).not.toContain('mario');
  // The job is put back after its failure was told.
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
