import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#foundation/services/log.ts';
import { startWorker, type Worker } from './worker.ts';
import type { WorkerPresence } from './worker-presence.ts';

const isMailTask = (name: string) => name.startsWith('send-') || name === 'fetch-emails';

/**
 * Carries out the shop's jobs in two lanes that do not wait for one another: tasks whose name begins with `send-`, and the one that fetches emails, speak to a mail server,
 * which may hang for half a minute each time; all others, payments among them, go on meanwhile.
 */
export function startWorkers(options: {
  pool: pg.Pool;
  tasks: TaskList;
  log: Log;
  presence: WorkerPresence;
}): Worker {
  const { tasks, ...rest } = options;
  const lane = (isOfLane: (name: string) => boolean) => {
    const ofLane = Object.fromEntries(Object.entries(tasks).filter(([name]) => isOfLane(name)));
    return startWorker({ ...rest, tasks: ofLane });
  };
  const lanes = [lane(isMailTask), lane((name) => !isMailTask(name))];
  return {
    async stop() {
      await Promise.all(lanes.map(({ stop }) => stop()));
    },
  };
}
