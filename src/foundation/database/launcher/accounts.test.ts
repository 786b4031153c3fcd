import { execFile } from 'node:child_process';
import { chown, cp, readFile, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { queryServer } from '#tests/factories/query-server.ts';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import { canEnter } from './open-data-directory.ts';
import { runAsServer } from './run-as-server.ts';
import { chooseServerAccount } from './server-account.ts';
import { installedServer, serverBinaries } from './server-binaries.ts';
import { serverMark } from './socket-directory.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { stopPostmaster } from './stop-embedded-postgres.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const NOBODY = { name: 'nobody', uid: 65534, gid: 65534 };
const nobodyReadsThis = isRoot && (await canEnter(import.meta.dirname, NOBODY));

async function copyOfServer(parentMode: number): Promise<string> {
  const native = join(await temporaryFolder(parentMode), 'native');
  await cp(installedServer(), native, { recursive: true, verbatimSymlinks: true });
  return native;
}

test('library links that were never made are made', async () => {
  const native = await copyOfServer(0o755);
  const listed: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { target } of listed) await unlink(join(dirname(native), target));
  const account = await chooseServerAccount(native);
  expect((await runAsServer(join(native, 'bin/postgres'), ['--version'], account)).output).toContain(
    'libicui18n',
  );
  expect(await serverBinaries(native, account)).toBe(join(native, 'bin'));
  expect((await runAsServer(join(native, 'bin/initdb'), ['--version'], account)).output).toMatch(
    /^initdb .* 18/,
  );
});

test.runIf(isRoot)('root serves a database and runs binaries that lie behind a closed folder', async () => {
  const native = await copyOfServer(0o700);
  const directory = join(await temporaryFolder(0o700), 'pg');
  const account = await chooseServerAccount(directory);
  const binaries = await serverBinaries(native, account);
  onTestFinished(async () => await rm(join(binaries, '../..'), { recursive: true }));
  expect(binaries.startsWith(native)).toBe(false);
  expect(await serverBinaries(native, account)).toBe(binaries);

  const server = await startEmbeddedPostgres(directory, { native });
  onTestFinished(server.stop);
  await queryServer(server, 'create table stored (n int)');
  expect(await startEmbeddedPostgres(directory, { native })).toMatchObject({
    attached: true,
    url: server.url,
  });
  await server.stop();
  const restarted = await startEmbeddedPostgres(directory, { native });
  onTestFinished(restarted.stop);
  expect(await queryServer(restarted, 'select n from stored')).toEqual([]);
});

test.runIf(nobodyReadsThis)('an ordinary user has a server of his own, which root attaches to', async () => {
  const folder = await temporaryFolder();
  await chown(folder, NOBODY.uid, NOBODY.gid);
  const directory = join(folder, 'pg');
  const launcher = pathToFileURL(join(import.meta.dirname, 'start-embedded-postgres.ts'));
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    const { url, attached } = await startEmbeddedPostgres(${JSON.stringify(directory)});
    console.log(JSON.stringify({ url, attached }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    uid: NOBODY.uid,
    gid: NOBODY.gid,
    cwd: '/',
  });
  const pid = Number.parseInt(await readFile(join(directory, 'postmaster.pid'), 'utf8'), 10);
  onTestFinished(async () => await stopPostmaster(directory, serverMark(directory, NOBODY)));
  const server = await startEmbeddedPostgres(directory);
  expect(JSON.parse(stdout)).toEqual({ url: server.url, attached: false });
  expect(server.attached).toBe(true);
  expect(await queryServer(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(`/proc/${pid}`)).uid).toBe(NOBODY.uid);
});

test.runIf(isRoot)('a database that root copied there is given to the account that serves it', async () => {
  const folder = await temporaryFolder();
  const made = await startEmbeddedPostgres(join(folder, 'pg'));
  await made.stop();
  await cp(join(folder, 'pg'), join(folder, 'restored'), { recursive: true });
  expect((await stat(join(folder, 'restored'))).uid).toBe(0);
  const restored = await startEmbeddedPostgres(join(folder, 'restored'));
  onTestFinished(restored.stop);
  expect(await queryServer(restored, 'select 1 as one')).toEqual([{ one: 1 }]);
});
