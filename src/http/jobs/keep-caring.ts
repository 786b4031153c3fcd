import type { Log } from '#foundation/services/log.ts';
import type { JobCare } from './job-care.ts';

const RELEASE_EVERY_MS = 5_000;
const REQUEUE_EVERY_MS = 60_000;

/** Does work now and again, one at a time; what fails is logged and tried again the next time. */
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

/** Looks after jobs at the start and from then on: locks every five seconds, what waits too long every minute. */
export function keepCaring({ releaseLocks, requeue }: JobCare, log: Log): { stop(): Promise<void> } {
  const onError = (error: unknown) => log.warn({ err: error }, 'jobs are not looked after; trying again');
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
