import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files that people send the shop, in a folder that is never served, under names that cannot be guessed. A file gets its name when it is
 * whole; what is on its way lies in a folder of its own. Several processes may share the folder.
 */
export type PrivateFiles = {
  /** a path for an upload on its way */
  incomingFile(): Promise<string>;
  /** The first and the last bytes of an upload, which show what it is. */
  endsOf(path: string, bytes: number): Promise<{ readonly head: Uint8Array; readonly tail: Uint8Array }>;
  /** Moves an upload to its final path. */
  store(upload: string, name: string): Promise<void>;
  /** the content of a stored file; null where it is gone */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(name: string): Promise<void>;
  /** Throws away an upload on its way; nothing happens when it is gone. */
  discard(path: string): Promise<void>;
  /** Clears away what uploads left that never ended, older than so many milliseconds. */
  clearIncoming(olderThanMs: number): Promise<number>;
  /** the names of stored files that are older than so many milliseconds */
  names(olderThanMs: number): Promise<readonly string[]>;
};

const INCOMING = '.incoming';

async function olderIn(folder: string, ms: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    if (name === INCOMING) continue;
    const entry = await stat(join(folder, name)).catch(() => null);
    if (entry && Date.now() - entry.mtimeMs >= ms) found.push(name);
  }
  return found;
}

/** Private files in a folder. */
export function createPrivateFiles(folder: string): PrivateFiles {
  const incoming = join(folder, INCOMING);
  const discard = (path: string) => rm(path, { force: true });
  return {
    discard,
    async incomingFile() {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      return join(incoming, randomUUID());
    },
    async endsOf(path, bytes) {
      const file = await open(path);
      try {
        const { size } = await file.stat();
        const length = Math.min(bytes, size);
        const head = new Uint8Array(length);
        const tail = new Uint8Array(length);
        await file.read(head, 0, length, 0);
        await file.read(tail, 0, length, size - length);
        return { head, tail };
      } finally {
        await file.close();
      }
    },
    async store(upload, name) {
      await rename(upload, join(folder, name));
    },
    read: async (name) => {
      const content = await readFile(join(folder, name)).catch(() => null);
      return content && new Uint8Array(content);
    },
    remove: (name) => discard(join(folder, name)),
    async clearIncoming(olderThanMs) {
      const old = await olderIn(incoming, olderThanMs);
      for (const name of old) await discard(join(incoming, name));
      return old.length;
    },
    names: (olderThanMs) => olderIn(folder, olderThanMs),
  };
}
