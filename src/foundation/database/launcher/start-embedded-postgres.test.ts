import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { queryServer } from '#tests/factories/query-server.ts';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { type EmbeddedServer, startEmbeddedPostgres } from './start-embedded-postgres.ts';

async function start(directory: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedPostgres(directory);
  onTestFinished(server.stop);
  return server;
}

test('a first start makes a durable database that sorts as Italians do', async () => {
  const server = await start(join(await temporaryFolder(), 'pg'));
  expect(server.attached).toBe(false);
  expect(await queryServer(server, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await queryServer(server, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(await queryServer(server, 'select current_database() as name')).toEqual([{ name: 'pistone' }]);
  const words = await queryServer(
    server,
    `select w from unnest(array['Zaino','citta','àncora','città','albero']) w order by w`,
  );
  expect(words.map(({ w }) => w)).toEqual(['albero', 'àncora', 'citta', 'città', 'Zaino']);
});

test('a second start attaches, and only the first one ends the server', async () => {
  const directory = join(await temporaryFolder(), 'pg');
  const first = await start(directory);
  const second = await start(directory);
  expect(second).toMatchObject({ attached: true, url: first.url });
  await queryServer(first, 'create table stored (n int)');
  await second.stop();
  expect(await queryServer(second, 'select n from stored')).toEqual([]);
  await first.stop();
  await expect(queryServer(first, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  const third = await start(directory);
  expect(third.attached).toBe(false);
  expect(await queryServer(third, 'select n from stored')).toEqual([]);
});

test('three starts at the same moment on a new folder end up on one server', async () => {
  const folder = await temporaryFolder();
  const servers = await Promise.all([1, 2, 3].map(() => start(join(folder, 'pg'))));
  expect(servers.filter((server) => !server.attached)).toHaveLength(1);
  const begun = await Promise.all(
    servers.map((server) => queryServer(server, 'select pg_postmaster_start_time()::text as at')),
  );
  expect(new Set(begun.map((rows) => rows[0]?.at)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['pg']);
});

test('a data directory may lie deeper than the path of a socket could', async () => {
  const folders = Array.from({ length: 12 }, (_, level) => `a rather long folder name ${level}`);
  const server = await start(join(await temporaryFolder(), ...folders, 'pg'));
  expect(server.connection.host.length).toBeLessThan(90);
  expect(await queryServer(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});
