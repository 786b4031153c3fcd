import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { isRunning } from '#foundation/database/launcher/postmaster-file.ts';

const MARK = '.backup-';

/** Files of the data folder under second names, which stay when the shop takes the first ones away. */
export type LinkedFiles = {
  /** Links what has come since the last time. */
  update(): Promise<void>;
  /** paths below the data folder, sorted, with where each is read from */
  files(): Promise<readonly { readonly path: string; readonly from: string }[]>;
  discard(): Promise<void>;
};

/** What is no part of a backup: the database's own files, what is on its way, and what earlier restores and backups have put aside. */
export const isLeftOut = (name: string) =>
  name === 'pg' || /^pg\.new-|^\.incoming$|^\.backup-|^before-restore-|^restore-unfinished$/.test(name);

/**
 * Prepares to link the files of a data folder, all but `except` and what is left out. Files get their names when they are whole and never change
 * after that, so a second name is a copy that takes no space; where a file system has no second names the file is copied.
 */
export async function linkFiles(dataDir: string, except: string): Promise<LinkedFiles> {
  await sweep(dataDir);
  const folder = join(dataDir, `${MARK}${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  const walk = async (from: string, visit: (path: string) => Promise<void>): Promise<void> => {
    for (const name of await readdir(from).catch(() => [])) {
      const path = join(from, name);
      if (isLeftOut(name) || resolve(path) === resolve(except)) continue;
      const found = await stat(path).catch(() => null);
      if (found?.isDirectory()) await walk(path, visit);
      else if (found?.isFile()) await visit(path);
    }
  };
  return {
    async update() {
      await walk(dataDir, async (path) => {
        const second = join(folder, relative(dataDir, path));
        await mkdir(join(second, '..'), { recursive: true, mode: 0o700 });
        await linkOrCopy(path, second);
      });
    },
    async files() {
      const files: { path: string; from: string }[] = [];
      await walk(folder, async (from) => void files.push({ path: relative(folder, from), from }));
      return files.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function linkOrCopy(path: string, second: string): Promise<void> {
  await link(path, second).catch(async (error: NodeJS.ErrnoException) => {
    // Linked the last time, or taken away meanwhile.
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return;
    await copyFile(path, second).catch((failed: NodeJS.ErrnoException) => {
      if (failed.code !== 'ENOENT') throw failed;
    });
  });
}

/** Removes what killed backups have left. */
async function sweep(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const owner = name.startsWith(MARK) ? Number.parseInt(name.slice(MARK.length), 10) : null;
    if (owner && !(await isRunning(owner))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
