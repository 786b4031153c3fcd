import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../is-database-away.ts';
import { lockServer, type ServerLock } from './lock-server.ts';
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  openServer,
  prepareServer,
} from './start-embedded-postgres.ts';
import { stopPostmaster } from './stop-embedded-postgres.ts';

/** The shop's own PostgreSQL, restarted when it dies; its address stays the same. */
export type SupervisedServer = {
  readonly url: string;
  /** Ends the server, also when another process started it, unless another process of the shop uses it. */
  stop(): Promise<void>;
};

export type SupervisionOptions = EmbeddedOptions & {
  /** Called when the server has died, and for each start that failed. */
  readonly onTrouble?: (sentence: string) => void;
  /** Called once when the server could not be restarted three times in a row, with the last reason. */
  readonly onGivenUp: (reason: string) => void;
};

type HeldServer = { readonly server: EmbeddedServer; readonly lock: ServerLock };

const ATTEMPTS = 3;
const PAUSE_MS = 500;

/** Starts the server of a data directory or attaches to it, and restarts it whenever it dies, until `stop` is called. */
export async function superviseEmbeddedPostgres(
  dataDirectory: string,
  options: SupervisionOptions,
): Promise<SupervisedServer> {
  const plan = await prepareServer(dataDirectory, options);

  async function openAndHold(): Promise<HeldServer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const server = await openServer(plan, options);
        return { server, lock: await lockServer(server.connection) };
      } catch (error) {
        // Another process of the shop was just ending it, before or after its database was asked for.
        if (attempt === ATTEMPTS || !isDatabaseAway(error)) throw error;
      }
    }
  }

  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let held = await openAndHold();

  async function reopen(): Promise<boolean> {
    for (let failures = 1; !stopping.signal.aborted; failures += 1) {
      try {
        held = await openAndHold();
        return true;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        options.onTrouble?.(`The database did not start again (attempt ${failures}): ${reason}`);
        if (failures === ATTEMPTS) {
          options.onGivenUp(reason);
          return false;
        }
        await delay(failures * PAUSE_MS);
      }
    }
    return false;
  }

  async function keepRunning(): Promise<void> {
    do {
      await Promise.race([held.lock.lost, stopped]);
      if (stopping.signal.aborted) return;
      options.onTrouble?.('The database has died and is started again.');
    } while (await reopen());
  }

  const watching = keepRunning();
  return {
    url: held.server.url,
    async stop() {
      stopping.abort();
      await watching;
      await held.lock.leave(() => stopPostmaster(plan.directory, plan.mark));
    },
  };
}
