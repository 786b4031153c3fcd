import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openDataDirectory } from './open-data-directory.ts';
import { isRunning } from './postmaster-file.ts';
import { runAsServer } from './run-as-server.ts';
import type { ServerAccount } from './server-account.ts';

const INITDB = [
  ...['-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
  ...['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=it-IT'],
];

async function sweepUnfinished(directory: string): Promise<void> {
  const prefix = `${basename(directory)}.new-`;
  for (const name of await readdir(dirname(directory))) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : null;
    if (!owner || (await isRunning(owner))) continue;
    // An initdb that outlived the killed process that started it may still be writing there; then the next start sweeps.
    await rm(join(dirname(directory), name), { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Makes a new database. It grows in a folder beside and takes its name when it is whole, so a start that is killed on
 * the way leaves nothing that looks like a database; the leftover is swept here, the next time.
 */
export async function makeDataDirectory(
  directory: string,
  binaries: string,
  account: ServerAccount | null,
): Promise<void> {
  await sweepUnfinished(directory);
  const unfinished = `${directory}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    if (account) await chown(unfinished, account.uid, account.gid);
    const { argument, handle } = await openDataDirectory(unfinished, account);
    const made = await runAsServer(
      join(binaries, 'initdb'),
      [...INITDB, '-D', argument],
      account,
      handle?.fd,
    );
    await handle?.close();
    if (!made.ok) throw new Error(`The database could not be made in ${directory}: ${made.output}`);
    await rename(unfinished, directory);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? error.code : '';
    // Another start was faster; its database is as good.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}
