import pg from 'pg';
import type { Log } from '#foundation/services/log.ts';

/**
 * The sign of life of this process's workers: for each an advisory lock on a connection of the process's own, which ends with the process, and
 * a moment in `job_workers`, which outlives a short break of that connection.
 */
export type WorkerPresence = {
  /** Registers a worker by the id that its jobs have in `locked_by`. */
  join(id: string): void;
  /** Fulfilled while others can see the worker, at once or once the connection is open again; and when the worker has left. */
  known(id: string): Promise<void>;
  /** Takes the sign back and releases what the worker has locked, which has ended in order. */
  leave(id: string): Promise<void>;
  /** The workers of this process. */
  readonly ids: ReadonlySet<string>;
  /** The jobs that they are at work on. */
  readonly atWork: Set<string>;
  /** Since when the connection has stood, in milliseconds of `performance.now()`; null while it does not. */
  readonly since: number | null;
  close(): Promise<void>;
};

/** How often a process reports that its workers are alive. */
const BEAT_EVERY_MS = 3000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const ANSWER_WITHIN_MS = 5000;

/** The number of a worker's advisory lock in SQL; `id` is an expression. */
export const workerLock = (id: string) => `hashtextextended('job worker ' || ${id}, 0)`;

// A machine that vanished does not close its connection: the server finds out within half a minute.
const noticeSilence = `select set_config('tcp_keepalives_idle', '15', false),
  set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)`;
const beat = `insert into job_workers (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()`;

type Ask = (text: string, values?: readonly unknown[]) => Promise<unknown>;

/** Asks a connection one question after the other, whoever asks: it answers one at a time. */
function inTurn(client: pg.Client): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const asked = last.catch(() => {}).then(() => client.query(text, values && [...values]));
    last = asked;
    return asked;
  };
}

export function createWorkerPresence(options: {
  readonly connectionString: string;
  readonly log: Log;
}): WorkerPresence {
  const ids = new Set<string>();
  // Those whose lock is held by the present connection.
  const known = new Set<string>();
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  let present: Ask | null = null;
  let since: number | null = null;
  let change = Promise.withResolvers<void>();

  function notifyChange(): void {
    change.resolve();
    change = Promise.withResolvers();
  }

  async function announce(ask: Ask, id: string): Promise<void> {
    await ask(`select pg_advisory_lock(${workerLock('$1')})`, [id]);
    await ask(beat, [[id]]);
    if (ask !== present || !ids.has(id)) return;
    known.add(id);
    notifyChange();
  }

  async function connectOnce(): Promise<void> {
    const opened = new pg.Client({
      connectionString: options.connectionString,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      application_name: 'pistone workers',
    });
    const { promise: broken, resolve: isBroken } = Promise.withResolvers<void>();
    opened.on('error', () => isBroken());
    opened.on('end', () => isBroken());
    let beating: NodeJS.Timeout | undefined;
    try {
      await opened.connect();
      const ask = inTurn(opened);
      await ask(noticeSilence);
      present = ask;
      // Set before the first worker is known: a known worker always has an open connection.
      since = performance.now();
      await Promise.all([...ids].map((id) => announce(ask, id)));
      beating = setInterval(() => ask(beat, [[...ids]]).catch(() => isBroken()), BEAT_EVERY_MS);
      await Promise.race([broken, closed]);
    } finally {
      clearInterval(beating);
      present = null;
      since = null;
      known.clear();
      // A broken connection may never answer to its end.
      void opened.end().catch(() => {});
    }
  }

  async function keepConnected(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const began = performance.now();
      const error: unknown = await connectOnce().catch((reason) => reason);
      if (closing.signal.aborted) return;
      options.log.warn(
        error === undefined ? {} : { err: error },
        'the workers of this process are not known to others; trying again',
      );
      const stood = performance.now() - began > LONGEST_PAUSE_MS;
      pause = stood ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
      const { promise: later, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, pause);
      await Promise.race([later, closed]);
      clearTimeout(timer);
    }
  }

  const done = keepConnected();
  return {
    join(id) {
      ids.add(id);
      // What fails here is done by the next connection.
      if (present) announce(present, id).catch(() => {});
    },
    async known(id) {
      while (ids.has(id) && !known.has(id) && !closing.signal.aborted) await change.promise;
    },
    async leave(id) {
      ids.delete(id);
      known.delete(id);
      notifyChange();
      // Where the database is away the row stays, and others release the locks when it is old.
      const ask = async (text: string, value: unknown) => present?.(text, [value]);
      await ask('select graphile_worker.force_unlock_workers($1)', [id])
        .then(() => ask('delete from job_workers where id = $1', id))
        .then(() => ask(`select pg_advisory_unlock(${workerLock('$1')})`, id))
        .catch(() => {});
    },
    ids,
    atWork: new Set(),
    get since() {
      return since;
    },
    async close() {
      closing.abort();
      notifyChange();
      await done;
    },
  };
}
