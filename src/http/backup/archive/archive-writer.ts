import { createHash, hash } from 'node:crypto';
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '#foundation/database/launcher/postmaster-file.ts';
import type { BackupEntry } from '../backup-manifest.ts';
import { readRange } from './open-archive.ts';
import { encodeTarHeader, tarEnd, tarPadding } from './tar-header.ts';

/** An archive that grows beside its final path, readable by its owner alone, and takes its name when it is whole and on disk. */
export type ArchiveWriter = {
  /** the file that it grows in */
  readonly unfinished: string;
  add(name: string, content: Uint8Array): Promise<void>;
  /** Adds a file, read piece by piece, with its mode. */
  addFile(name: string, path: string): Promise<void>;
  /** what was added so far */
  readonly entries: readonly BackupEntry[];
  /** Ends the archive and syncs it; it is not at its final path yet. */
  end(): Promise<void>;
  /** Gives the archive its name. */
  publish(): Promise<void>;
  discard(): Promise<void>;
};

const MARK = '.unfinished-';

/** Begins an archive; what a killed backup has left in the same folder is removed. */
export async function createArchive(path: string, now: Date): Promise<ArchiveWriter> {
  await sweepUnfinished(dirname(path));
  const unfinished = `${path}${MARK}${process.pid}`;
  const file = await open(unfinished, 'wx', 0o600);
  const entries: BackupEntry[] = [];
  const mtime = now.getTime() / 1000;
  const write = (bytes: Uint8Array) => file.appendFile(bytes);
  return {
    unfinished,
    entries,
    async add(name, content) {
      const entry = { name, size: content.length, mode: 0o600 };
      await write(encodeTarHeader({ ...entry, mtime }));
      await write(content);
      await write(new Uint8Array(tarPadding(content.length)));
      entries.push({ ...entry, sha256: hash('sha256', content, 'hex') });
    },
    async addFile(name, path) {
      const source = await open(path);
      try {
        const { size, mode, mtimeMs } = await source.stat();
        const entry = { name, size, mode: mode & 0o777 };
        await write(encodeTarHeader({ ...entry, mtime: mtimeMs / 1000 }));
        const sha256 = createHash('sha256');
        let left = size;
        for await (const bytes of readRange(source, 0, size)) {
          left -= bytes.length;
          sha256.update(bytes);
          await write(bytes);
        }
        if (left > 0) throw new Error(`the file ${path} became shorter while it was read`);
        await write(new Uint8Array(tarPadding(size)));
        entries.push({ ...entry, sha256: sha256.digest('hex') });
      } finally {
        await source.close();
      }
    },
    async end() {
      await write(tarEnd);
      await file.sync();
      await file.close();
    },
    async publish() {
      await rename(unfinished, path);
      await syncFolder(dirname(path));
    },
    async discard() {
      await closed(file);
      await rm(unfinished, { force: true });
    },
  };
}

const closed = (file: FileHandle) => file.close().catch(() => {});

/** Brings the names in a folder to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const at = name.lastIndexOf(MARK);
    const owner = at > 0 ? Number.parseInt(name.slice(at + MARK.length), 10) : null;
    if (!owner || !isArchiveName(name.slice(0, at)) || (await isRunning(owner))) continue;
    await rm(join(folder, name), { force: true });
  }
}

/** The name of the archive of a moment. */
export const archiveName = (at: Date) =>
  `pistone-${at.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}.tar`;

/** Whether a file is one of our archives, by its name. */
export const isArchiveName = (path: string) =>
  /^pistone-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/.test(basename(path));
