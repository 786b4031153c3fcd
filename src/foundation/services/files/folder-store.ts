import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type FileStore, isFileName } from './file-store.ts';

const WORK = '.incoming';

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

async function isOlder(path: string, ms: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs >= ms;
}

/** Files in a folder. What is on its way lies in a folder of its own there, on the same disk, so that a file gets its name in one step. */
export function createFolderStore(folder: string): FileStore {
  const work = join(folder, WORK);
  const discard = (path: string) => rm(path, { recursive: true, force: true });
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error(`not the name of a file: ${name}`);
    return join(folder, name);
  };
  return {
    discard,
    async workFile() {
      await mkdir(work, { recursive: true, mode: 0o700 });
      return join(work, randomUUID());
    },
    async workFolder() {
      const made = join(work, randomUUID());
      await mkdir(made, { recursive: true });
      return made;
    },
    async clearWork(olderThanMs) {
      let cleared = 0;
      for (const name of await namesIn(work)) {
        if (!(await isOlder(join(work, name), olderThanMs))) continue;
        await discard(join(work, name));
        cleared += 1;
      }
      return cleared;
    },
    put: async (path, name) => rename(path, pathOf(name)),
    async read(name) {
      const content = await readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return content && new Uint8Array(content);
    },
    async open(name) {
      const file = await open(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return null;
      const { size: bytes } = await file.stat();
      return { bytes, stream: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array> };
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    async names({ prefix = '', olderThanMs = 0 }) {
      const found: string[] = [];
      for (const name of await namesIn(folder)) {
        if (!name.startsWith(prefix) || !isFileName(name)) continue;
        if (olderThanMs === 0 || (await isOlder(join(folder, name), olderThanMs))) found.push(name);
      }
      return found;
    },
  };
}
