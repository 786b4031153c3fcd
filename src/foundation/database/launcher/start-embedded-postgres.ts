import { mkdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isUniqueViolation } from '../is-unique-violation.ts';
import { askServer, MAINTENANCE_DATABASE, SERVER_USER, serverClient } from './ask-server.ts';
import { endOrphans } from './end-orphans.ts';
import { giveToAccount, inspectDataDirectory } from './inspect-data-directory.ts';
import { makeDataDirectory } from './make-data-directory.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { chooseServerAccount } from './server-account.ts';
import { installedServer, serverBinaries } from './server-binaries.ts';
import { makeSocketDirectory, SOCKET_PORT, serverMark } from './socket-directory.ts';
import { type ServerPlan, spawnPostmaster } from './spawn-postmaster.ts';
import { stopPostmaster } from './stop-embedded-postgres.ts';

const SHOP_DATABASE = 'pistone';

const DUPLICATE_DATABASE = '42P04';

/** Creates the shop's empty database unless it is there; two processes may do so at once. */
async function createShopDatabase(socketDirectory: string, port: number): Promise<void> {
  const client = serverClient(socketDirectory, port, MAINTENANCE_DATABASE);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [SHOP_DATABASE]);
    // From template0, which accepts no connections that would block the copy.
    if (!rowCount) await client.query(`create database ${SHOP_DATABASE} template template0`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== DUPLICATE_DATABASE && !isUniqueViolation(error)) throw error;
  } finally {
    await client.end();
  }
}

/** A running PostgreSQL that listens on a private socket only. */
export type EmbeddedServer = {
  /** Address of the shop's database, for `pg` and for psql. */
  readonly url: string;
  readonly connection: {
    readonly host: string;
    readonly user: string;
    readonly database: string;
    readonly port: number;
  };
  /** True when the server was running already. */
  readonly attached: boolean;
  /** Ends the server if this call started it; one that was found running is left to the process that started it. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly onProgress?: (sentence: string) => void;
  /** Folder of a PostgreSQL other than the installed one. */
  readonly native?: string;
};

const RETRY_MS = 100;
const PATIENCE_MS = 60_000;
const ORPHANS_END_WITHIN_MS = 1000;

async function realDirectory(dataDirectory: string): Promise<string> {
  const wanted = resolve(dataDirectory);
  await mkdir(dirname(wanted), { recursive: true });
  return await realpath(wanted).catch(async () => join(await realpath(dirname(wanted)), basename(wanted)));
}

/** Settles where and as whom the server of a data directory runs; makes the database where there is none. */
export async function prepareServer(dataDirectory: string, options: EmbeddedOptions): Promise<ServerPlan> {
  const directory = await realDirectory(dataDirectory);
  const account = await chooseServerAccount(directory);
  const binaries = await serverBinaries(options.native ?? installedServer(), account);
  if ((await inspectDataDirectory(directory)) === 'new') {
    options.onProgress?.(`Making a database in ${directory}.`);
    await makeDataDirectory(directory, binaries, account);
  }
  await giveToAccount(directory, account);
  return { directory, binaries, account, mark: serverMark(directory, account) };
}

async function attachOrStart(plan: ServerPlan, options: EmbeddedOptions) {
  let lastSign = Date.now();
  let orphansSince: number | null = null;
  for (;;) {
    const found = await readPostmasterFile(plan.directory, plan.mark);
    // The server writes its socket's folder a moment after its number.
    const answer =
      found?.alive && found.socketDirectory ? await askServer(found.socketDirectory, SOCKET_PORT) : 'silent';
    if (found && answer === 'ready') return { socketDirectory: found.socketDirectory, startedPid: null };
    if (answer === 'starting') lastSign = Date.now();
    if (!found?.alive) {
      const socketDirectory = await makeSocketDirectory(plan.mark, plan.account);
      options.onProgress?.('Starting the database.');
      const startedPid = await spawnPostmaster(plan, socketDirectory, found?.pid ?? null);
      if (startedPid) return { socketDirectory, startedPid };
      orphansSince ??= Date.now();
      const waited = Date.now() - orphansSince;
      if (waited > ORPHANS_END_WITHIN_MS) {
        await endOrphans(plan, waited > 2 * ORPHANS_END_WITHIN_MS ? 'SIGKILL' : 'SIGQUIT');
      }
    }
    if (Date.now() - lastSign > PATIENCE_MS) {
      throw new Error(
        `The database in ${plan.directory} is held by process ${found?.pid}, which does not answer.`,
      );
    }
    await delay(RETRY_MS);
  }
}

/** Attaches to the server of a prepared data directory, or starts it. Throws when the database is gone, or does not start. */
export async function openServer(plan: ServerPlan, options: EmbeddedOptions): Promise<EmbeddedServer> {
  // A folder that was taken away under a running shop must not become a new, empty shop.
  if ((await inspectDataDirectory(plan.directory)) === 'new') {
    throw new Error(`The database in ${plan.directory} is gone.`);
  }
  const { socketDirectory, startedPid } = await attachOrStart(plan, options);
  await createShopDatabase(socketDirectory, SOCKET_PORT);
  return {
    url: `postgres://${SERVER_USER}@localhost:${SOCKET_PORT}/${SHOP_DATABASE}?host=${encodeURIComponent(socketDirectory)}`,
    connection: { host: socketDirectory, user: SERVER_USER, database: SHOP_DATABASE, port: SOCKET_PORT },
    attached: startedPid === null,
    stop: async () => {
      if (startedPid) await stopPostmaster(plan.directory, plan.mark, startedPid);
    },
  };
}

/**
 * Starts the shop's own PostgreSQL on a data directory, or attaches to the one that serves it already; more than one process
 * may do so at once and end up on the same server. A first start makes the database.
 */
export async function startEmbeddedPostgres(
  dataDirectory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  return await openServer(await prepareServer(dataDirectory, options), options);
}
