import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#services/log.ts';

export type Worker = { stop(): Promise<void> };

const AT_ONCE = 2;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

const loggerFor = (log: Log) =>
  new Logger(({ jobId, taskIdentifier }) => (level, message) => {
    if (level === 'error') log.error({ jobId, task: taskIdentifier }, message);
    if (level === 'warning') log.warn({ jobId, task: taskIdentifier }, message);
  });

/** Carries out the shop's jobs as they are added, and starts again when the database was away. */
export function startWorker(options: { pool: pg.Pool; tasks: TaskList; log: Log }): Worker {
  const { pool, tasks, log } = options;
  const logger = loggerFor(log);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let runner: Runner | null = null;

  async function keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      try {
        runner = await run({
          pgPool: pool,
          taskList: tasks,
          concurrency: AT_ONCE,
          noHandleSignals: true,
          logger,
        });
        pause = FIRST_PAUSE_MS;
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'jobs are not carried out; trying again');
      }
      runner = null;
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
