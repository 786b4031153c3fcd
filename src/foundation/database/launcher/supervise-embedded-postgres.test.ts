import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layDatabase } from '#tests/factories/lay-database.ts';
import { queryServer } from '#tests/factories/query-server.ts';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { MAINTENANCE_DATABASE, serverClient } from './ask-server.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { stopEmbeddedPostgres } from './stop-embedded-postgres.ts';
import { type SupervisedServer, superviseEmbeddedPostgres } from './supervise-embedded-postgres.ts';

// The shop promises ten seconds, which `bench/kills` measures; a busy machine is given more.
const PATIENCE_MS = 30_000;

async function aServer(directory: string, native?: string) {
  const troubles: string[] = [];
  const { promise: givenUp, resolve: onGivenUp } = Promise.withResolvers<string>();
  const server = await superviseEmbeddedPostgres(directory, {
    onGivenUp,
    onTrouble: (sentence) => troubles.push(sentence),
    ...(native && { native }),
  });
  onTestFinished(() => stopEmbeddedPostgres(directory));
  return { server, troubles, givenUp };
}

/** A data directory that no server serves yet. */
async function aDirectory(): Promise<string> {
  const directory = join(await temporaryFolder(), 'pg');
  await layDatabase(directory);
  return directory;
}

async function postmasterOf(directory: string): Promise<number | null> {
  const text = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => null);
  return text === null ? null : Number.parseInt(text, 10);
}

async function killPostmaster(directory: string): Promise<void> {
  process.kill((await postmasterOf(directory)) ?? 0, 'SIGKILL');
}

/** A client of the server on its private socket. */
function clientOf({ url }: SupervisedServer) {
  const socketDirectory = new URL(url).searchParams.get('host') ?? '';
  return serverClient(socketDirectory, 5432, MAINTENANCE_DATABASE);
}

async function answers(server: SupervisedServer): Promise<boolean> {
  const client = clientOf(server);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

test('a server that is killed is restarted by itself, five times of five', async () => {
  const directory = await aDirectory();
  const { server, troubles } = await aServer(directory);
  expect(troubles).toEqual([]);
  for (let kill = 1; kill <= 5; kill += 1) {
    const before = await postmasterOf(directory);
    await killPostmaster(directory);
    await expect
      .poll(async () => (await postmasterOf(directory)) !== before && (await answers(server)), {
        timeout: PATIENCE_MS,
      })
      .toBe(true);
  }
  expect(troubles).toContain('The database has died and is started again.');
  await server.stop();
  expect(await postmasterOf(directory)).toBeNull();
}, 180_000);

test('a process in the midst of a long query does not stop a killed server from restarting', async () => {
  const directory = await aDirectory();
  const { server } = await aServer(directory);
  const busy = clientOf(server);
  await busy.connect();
  const ended = busy.query('select count(*) from generate_series(1, 100000000000)').catch(() => 'ended');
  await expect
    .poll(async () => {
      const asking = clientOf(server);
      await asking.connect();
      const { rows } = await asking.query(
        `select from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()`,
      );
      await asking.end();
      return rows.length;
    })
    .toBe(1);
  await killPostmaster(directory);
  await expect.poll(() => answers(server), { timeout: PATIENCE_MS }).toBe(true);
  expect(await ended).toBe('ended');
  await server.stop();
}, 60_000);

test('after three starts that fail the server is given up, with the reason', async () => {
  const directory = await aDirectory();
  const { server, troubles, givenUp } = await aServer(directory);
  await rename(join(directory, 'global/pg_control'), join(directory, 'global/pg_control.away'));
  await killPostmaster(directory);
  expect(await givenUp).toContain('holds files but no whole database');
  expect(troubles).toHaveLength(4);
  await server.stop();
});

test('a database that was taken away under a running shop is never made anew', async () => {
  const directory = await aDirectory();
  const { givenUp } = await aServer(directory);
  const pid = await postmasterOf(directory);
  await rename(directory, `${directory}-away`);
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await givenUp).toBe(`The database in ${directory} is gone.`);
});

test('a server that was found running is ended by the last process that uses it', async () => {
  const directory = await aDirectory();
  // Stands for a process that started the server and was killed.
  await startEmbeddedPostgres(directory);
  const { server: first } = await aServer(directory);
  const { server: second } = await aServer(directory);
  await first.stop();
  expect(await answers(second)).toBe(true);
  await second.stop();
  expect(await postmasterOf(directory)).toBeNull();
});

test('of processes that stop at the same moment one ends the server', async () => {
  const directory = join(await temporaryFolder(), 'pg');
  const servers = await Promise.all([1, 2, 3].map(async () => (await aServer(directory)).server));
  await Promise.all(servers.map((server) => server.stop()));
  expect(await postmasterOf(directory)).toBeNull();
});

test('a process that starts while another ends the server gets a server', async () => {
  const directory = await aDirectory();
  const { server } = await aServer(directory);
  const [next] = await Promise.all([aServer(directory), server.stop()]);
  await expect.poll(() => answers(next.server), { timeout: PATIENCE_MS }).toBe(true);
  await next.server.stop();
  const restarted = await startEmbeddedPostgres(directory);
  onTestFinished(restarted.stop);
  expect(await queryServer(restarted, 'select 1 as one')).toEqual([{ one: 1 }]);
});
