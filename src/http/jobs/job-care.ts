import type pg from 'pg';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import type { Log } from '#foundation/services/log.ts';
import { GONE_AFTER_MS, jobsLockedBy, releaseForgotten, releaseLocksOfGone } from './release-locks.ts';
import { readWaiting, requeueEmails, requeuePayments, type Waiting } from './waiting-too-long.ts';
import type { WorkerPresence } from './worker-presence.ts';

/** What the care for jobs has done since the process began, and what it found the last time. */
export type JobFigures = {
  readonly released: number;
  readonly requeuedEmails: number;
  readonly requeuedPayments: number;
  readonly waiting: Waiting;
};

/** Looks after jobs that nobody carries out any more. */
export type JobCare = {
  /** Releases the jobs of workers that are gone, and those that this process's own workers do not know of. */
  releaseLocks(): Promise<void>;
  /** Queues again what waits too long. */
  requeue(): Promise<void>;
  figures(): JobFigures;
};

const nothing: Waiting = { emails: 0, emailSeconds: 0, failedEmails: 0, payments: 0, paymentSeconds: 0 };

export function createJobCare(options: {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly presence: WorkerPresence;
  readonly hasPaymentProvider: boolean;
}): JobCare {
  const { pool, db, clock, log, presence, hasPaymentProvider } = options;
  const counts = { released: 0, requeuedEmails: 0, requeuedPayments: 0 };
  let waiting = nothing;
  let suspected: ReadonlySet<string> = new Set();
  let isFirstLook = true;

  /** Whether this process hears enough to say of others that they are gone: after a break they come back as it does. */
  function mayJudge(): boolean {
    const { since } = presence;
    if (since === null) return false;
    const first = isFirstLook;
    isFirstLook = false;
    return first || performance.now() - since > GONE_AFTER_MS;
  }

  /** An answer that got lost locks a job for a worker that never hears of it: one that nobody works on at two looks is such. */
  async function forgotten(): Promise<readonly string[]> {
    const unknown = (await jobsLockedBy(pool, presence.ids)).filter((id) => !presence.atWork.has(id));
    const certain = unknown.filter((id) => suspected.has(id));
    suspected = new Set(unknown);
    return certain;
  }

  return {
    async releaseLocks() {
      const ofGone = mayJudge() ? await releaseLocksOfGone(pool, presence.ids) : 0;
      const ids = await forgotten();
      const ofOwn = ids.length === 0 ? 0 : await releaseForgotten(pool, presence.ids, ids);
      counts.released += ofGone + ofOwn;
      if (ofGone + ofOwn > 0) log.warn({ ofGone, ofOwn }, 'jobs that nobody worked on were released');
    },
    async requeue() {
      const ctx = { db, clock };
      const emails = await requeueEmails(ctx);
      const payments = hasPaymentProvider ? await requeuePayments(ctx) : 0;
      counts.requeuedEmails += emails;
      counts.requeuedPayments += payments;
      if (emails + payments > 0) log.warn({ emails, payments }, 'what waited too long was queued again');
      waiting = await readWaiting(ctx);
    },
    figures: () => ({ ...counts, waiting }),
  };
}
