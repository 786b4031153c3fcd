import type pg from 'pg';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { Log } from '#foundation/services/log.ts';
import { type Overdue, readOverdue, requeueEmails, requeuePayments } from './overdue-work.ts';
import { GONE_AFTER_MS, jobsLockedBy, releaseAbandoned, releaseLocksOfGone } from './release-locks.ts';
import type { WorkerPresence } from './worker-presence.ts';

const RELEASE_EVERY_MS = 5_000;
const REQUEUE_EVERY_MS = 60_000;

/** What has been recovered since the process began, and what was overdue at the last look. */
export type JobFigures = {
  readonly released: number;
  readonly requeuedEmails: number;
  readonly requeuedPayments: number;
  readonly waiting: Overdue;
};

/** Recovers jobs that no worker carries out any more. */
export type JobRecovery = {
  /** Releases the jobs of workers that are gone, and those that this process's own workers do not know of. */
  releaseLocks(): Promise<void>;
  /** Queues what is overdue once more. */
  requeue(): Promise<void>;
  figures(): JobFigures;
};

const nothing: Overdue = { emails: 0, emailSeconds: 0, failedEmails: 0, payments: 0, paymentSeconds: 0 };

export function createJobRecovery(options: {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly presence: WorkerPresence;
}): JobRecovery {
  const { pool, db, clock, log, presence } = options;
  const counts = { released: 0, requeuedEmails: 0, requeuedPayments: 0 };
  let waiting = nothing;
  let suspected: ReadonlySet<string> = new Set();
  let isFirstLook = true;

  /** Whether this process may call others gone: after a break of its own connection they need as long as it did to reconnect. */
  function mayJudge(): boolean {
    const { since } = presence;
    if (since === null) return false;
    const first = isFirstLook;
    isFirstLook = false;
    return first || performance.now() - since > GONE_AFTER_MS;
  }

  /**
   * Jobs locked for an own worker that does not know of it, because the database's answer got lost: locked but not running at two checks in
   * a row.
   */
  async function abandonedJobs(): Promise<readonly string[]> {
    const unknown = (await jobsLockedBy(pool, presence.ids)).filter((id) => !presence.atWork.has(id));
    const certain = unknown.filter((id) => suspected.has(id));
    suspected = new Set(unknown);
    return certain;
  }

  return {
    async releaseLocks() {
      const ofGone = mayJudge() ? await releaseLocksOfGone(pool, presence.ids) : 0;
      const ids = await abandonedJobs();
      const ofOwn = ids.length === 0 ? 0 : await releaseAbandoned(pool, presence.ids, ids);
      counts.released += ofGone + ofOwn;
      if (ofGone + ofOwn > 0) log.warn({ ofGone, ofOwn }, 'jobs that nobody worked on were released');
    },
    async requeue() {
      const ctx = { db, clock };
      const emails = await requeueEmails(ctx);
      const payments = await requeuePayments(ctx);
      counts.requeuedEmails += emails;
      counts.requeuedPayments += payments;
      if (emails + payments > 0) log.warn({ emails, payments }, 'what waited too long was queued again');
      waiting = await readOverdue(ctx);
    },
    figures: () => ({ ...counts, waiting }),
  };
}

/** Repeats work at an interval, never two at a time; a failure is logged, and the next interval retries. */
function repeat(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  const once = () => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const timer = setInterval(once, everyMs);
  void once();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Recovers jobs at the start and from then on: locks every five seconds, overdue work every minute. */
export function startJobRecovery(
  { releaseLocks, requeue }: JobRecovery,
  log: Log,
): { stop(): Promise<void> } {
  const onError = (error: unknown) => log.warn({ err: error }, 'jobs are not recovered; trying again');
  const repeated = [
    repeat(RELEASE_EVERY_MS, releaseLocks, onError),
    repeat(REQUEUE_EVERY_MS, requeue, onError),
  ];
  return {
    async stop() {
      await Promise.all(repeated.map(({ stop }) => stop()));
    },
  };
}
