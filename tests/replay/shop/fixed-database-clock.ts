import { once } from 'node:events';
import pg from 'pg';

/** The clock of a database whose `now()` stands still until it is set, and a look at what the shop still has to do. */
export type FixedDatabaseClock = {
  set(now: Date): Promise<void>;
  /** Fulfilled when no job that is due is left, and everybody who listens has been told of every change. */
  quiet(): Promise<void>;
  /** one row or none */
  ask<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  close(): Promise<void>;
};

const RETRY_MS = 4;
const PATIENCE_MS = 30_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Puts a `now()` of its own before the one of PostgreSQL in an empty database, so that tables, functions and jobs that are made
 * later go by it.
 */
export async function fixDatabaseClock(url: string, now: Date): Promise<FixedDatabaseClock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = new URL(url).pathname.slice(1);
  await client.query(`create schema replay;
    create table replay.clock (at timestamptz not null);
    create function public.now() returns timestamptz language sql stable as 'select at from replay.clock';
    alter database ${name} set search_path = public, pg_catalog`);
  await client.query('insert into replay.clock values ($1)', [now]);
  await client.query('listen replay');
  let shown = 0;

  async function areJobsDone(): Promise<boolean> {
    const { rows } = await client.query<{ due: boolean }>(
      `select exists (select from graphile_worker._private_jobs j, replay.clock c
         where j.run_at <= c.at and j.attempts < j.max_attempts) as due`,
    );
    return rows[0]?.due === false;
  }

  return {
    set: async (at) => void (await client.query('update replay.clock set at = $1', [at])),
    async quiet() {
      const until = performance.now() + PATIENCE_MS;
      while (!(await areJobsDone())) {
        if (performance.now() > until) throw new Error('jobs of the shop come to no end');
        await pause(RETRY_MS);
      }
      // Notifications reach all listeners in the order of their commits.
      shown += 1;
      const heard = once(client, 'notification');
      await client.query(`notify replay, '${shown}'`);
      await heard;
    },
    ask: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    close: () => client.end(),
  };
}
