import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '#foundation/services/log.ts';
import { startWorker, type Worker } from './worker.ts';
import type { WorkerPresence } from './worker-presence.ts';

const lanes: readonly ((name: string) => boolean)[] = [
  (name) => name.startsWith('send-') || name === 'fetch-emails',
  (name) => name.startsWith('deliver-'),
];

/**
 * Carries out the shop's jobs in three lanes that do not wait for one another: tasks whose name begins with `send-`, and the one that fetches emails, speak to a mail server,
 * which may hang for half a minute each time; those that begin with `deliver-` speak to programs of others, which may hang as well; all others,
 * payments among them, go on meanwhile.
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
  const isOfNoLane = (name: string) => !lanes.some((isOfLane) => isOfLane(name));
  const workers = [...lanes, isOfNoLane].map(lane);
  return {
    async stop() {
      await Promise.all(workers.map(({ stop }) => stop()));
    },
  };
}
