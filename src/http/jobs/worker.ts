import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#foundation/services/log.ts';
import type { WorkerPresence } from './worker-presence.ts';

export type Worker = { stop(): Promise<void> };

const AT_ONCE = 2;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

const loggerFor = (log: Log) =>
  new Logger(({ jobId, taskIdentifier }) => (level, message) => {
    if (level === 'error') log.error({ jobId, task: taskIdentifier }, message);
    if (level === 'warning') log.warn({ jobId, task: taskIdentifier }, message);
  });

/** Carries out the shop's jobs as they are added, and restarts when the database was away. Takes no job while others cannot see it. */
export function startWorker(options: {
  pool: pg.Pool;
  tasks: TaskList;
  log: Log;
  presence: WorkerPresence;
}): Worker {
  const { pool, tasks, log, presence } = options;
  const logger = loggerFor(log);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let runner: Runner | null = null;

  async function keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      let id: string | null = null;
      const events: WorkerEvents = new EventEmitter();
      events.on('pool:create', ({ workerPool }) => {
        id = workerPool.id;
        presence.join(id);
      });
      // Through this pool ids come as numbers, although their type says string.
      events.on('job:start', ({ job }) => void presence.atWork.add(String(job.id)));
      events.on('job:complete', ({ job }) => void presence.atWork.delete(String(job.id)));
      try {
        runner = await run({
          pgPool: pool,
          taskList: tasks,
          concurrency: AT_ONCE,
          noHandleSignals: true,
          logger,
          events,
          // Asked before each job is taken.
          forbiddenFlags: async () => {
            if (id !== null) await Promise.race([presence.known(id), stopped]);
            return null;
          },
        });
        pause = FIRST_PAUSE_MS;
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'jobs are not carried out; trying again');
      }
      runner = null;
      if (id !== null) await presence.leave(id);
      if (stopping.signal.aborted) return;
      const { promise: later, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, pause);
      await Promise.race([later, stopped]);
      clearTimeout(timer);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  const done = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => {});
      await done;
    },
  };
}
