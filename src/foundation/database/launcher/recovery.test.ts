import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { queryServer } from '#tests/factories/query-server.ts';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { chooseServerAccount } from './server-account.ts';
import { type EmbeddedServer, startEmbeddedPostgres } from './start-embedded-postgres.ts';

async function start(directory: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedPostgres(directory);
  onTestFinished(server.stop);
  return server;
}

async function serverPid(directory: string): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10);
}

/** Puts another number into the lock file, as a crash and a new life of the machine would. */
async function renumber(directory: string, pid: number | undefined): Promise<void> {
  const file = join(directory, 'postmaster.pid');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(pid)));
}

test('what was committed outlives a killed server, whatever its lock file says afterwards', async () => {
  const directory = join(await temporaryFolder(), 'pg');
  const account = await chooseServerAccount(directory);
  const asServer = { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) };
  const server = await start(directory);
  await queryServer(server, 'create table stored as select generate_series(1, 1000) as n');

  process.kill(await serverPid(directory), 'SIGKILL');
  const restarted = await start(directory);
  expect(restarted).toMatchObject({ attached: false, url: server.url });
  expect(await queryServer(restarted, 'select count(*)::int as n from stored')).toEqual([{ n: 1000 }]);

  // The number now belongs to a stranger of the same account.
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...asServer });
  onTestFinished(() => void stranger.kill());
  process.kill(await serverPid(directory), 'SIGKILL');
  await renumber(directory, stranger.pid);
  expect((await start(directory)).attached).toBe(false);

  // The number belongs to a dead process not yet collected: the shell becomes a sleep that never looks at its child.
  const script = 'sh -c "exit 0" & echo $!; exec sleep 60';
  const parent = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'], ...asServer });
  onTestFinished(() => void parent.kill());
  const [chunk] = await once(parent.stdout, 'data');
  process.kill(await serverPid(directory), 'SIGKILL');
  await renumber(directory, Number.parseInt(String(chunk), 10));
  const last = await start(directory);
  expect(last.attached).toBe(false);
  expect(await queryServer(last, 'select count(*)::int as n from stored')).toEqual([{ n: 1000 }]);
});

test('a first start that is killed half way is made up for by the next, which sweeps what it left', async () => {
  const folder = await temporaryFolder();
  const directory = join(folder, 'pg');
  const launcher = pathToFileURL(join(import.meta.dirname, 'start-embedded-postgres.ts'));
  const script = `const { startEmbeddedPostgres } = await import('${launcher}'); await startEmbeddedPostgres('${directory}');`;
  const appeared = watch(folder)[Symbol.asyncIterator]().next();
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  await appeared;
  owner.kill('SIGKILL');
  await once(owner, 'close');
  expect(await readdir(folder)).toEqual([expect.stringMatching(`^pg[.]new-${owner.pid}-`)]);

  const server = await start(directory);
  expect(server.attached).toBe(false);
  await server.stop();
  await rm(directory, { recursive: true });
  await start(directory);
  expect(await readdir(folder)).toEqual(['pg']);
});

test('a folder with files but without a whole database is left as it is, and the reason is said', async () => {
  const folder = join(await temporaryFolder(), 'pg');
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), '18\n');
  await expect(start(folder)).rejects.toThrow(`${folder} holds files but no whole database`);
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
});
