import type pg from 'pg';
import { workerLock } from './worker-presence.ts';

/** For so long a worker's connection may be away before its jobs are given to others. */
export const GONE_AFTER_MS = 10_000;
// A worker is known before it takes a job; what else is locked was so by an earlier version of the shop.
const UNKNOWN_FOR_MS = 5 * 60_000;

// When the database has just started every worker has to register first.
const candidates = `
  select id from (
    select locked_by as id, min(locked_at) as locked_at from (
      select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
      union all
      select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null) locked
    group by 1
    union
    select id, null from job_workers) worker
  left join job_workers known using (id),
  (select now() - $2 * interval '1 millisecond' as gone, now() - ${UNKNOWN_FOR_MS} * interval '1 millisecond' as unknown) before
  where pg_postmaster_start_time() < before.gone
    and coalesce(known.seen_at < before.gone, worker.locked_at < before.unknown)
    and id <> all ($1::text[])`;

// The lock is tried in the transaction that releases, so that a worker that comes back at that moment waits for its end.
const release = `
  with gone as materialized (
    select id from unnest($1::text[]) as id where pg_try_advisory_xact_lock(${workerLock('id')})),
  jobs as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by in (select id from gone) returning 1),
  queues as (
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where locked_by in (select id from gone) returning 1),
  workers as (delete from job_workers where id in (select id from gone) returning 1)
  select (select count(*)::int from jobs) as jobs`;

/**
 * Releases the jobs of workers that are gone: their advisory lock is free, and they were not seen for ten seconds. Returns how many;
 * jobs of `own` workers and of any that is connected stay locked, however long they take.
 */
export async function releaseLocksOfGone(
  pool: pg.Pool,
  own: ReadonlySet<string>,
  goneAfterMs = GONE_AFTER_MS,
): Promise<number> {
  const found = await pool.query<{ id: string }>(candidates, [[...own], goneAfterMs]);
  if (found.rows.length === 0) return 0;
  const released = await pool.query<{ jobs: number }>(release, [found.rows.map(({ id }) => id)]);
  return released.rows[0]?.jobs ?? 0;
}

/** The jobs that are locked by workers of this process. */
export async function jobsLockedBy(pool: pg.Pool, own: ReadonlySet<string>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id::text from graphile_worker._private_jobs where locked_by = any ($1::text[])',
    [[...own]],
  );
  return rows.map(({ id }) => id);
}

/** Releases jobs that are locked by workers of this process though none of them is at work on it; returns how many. */
export async function releaseAbandoned(
  pool: pg.Pool,
  own: ReadonlySet<string>,
  abandoned: readonly string[],
): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where id = any ($1::bigint[]) and locked_by = any ($2::text[])`,
    [abandoned, [...own]],
  );
  return rowCount ?? 0;
}
