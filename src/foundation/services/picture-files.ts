import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of pictures: `{key}-{width}.{format}` in the folder that is served, the file as it was uploaded in another one that
 * never is. A file gets its name when it is whole; what is on its way lies in folders of its own. Several processes may share both.
 */
export type PictureFiles = {
  /** a file for an upload on its way */
  incomingFile(): Promise<string>;
  /** an empty folder for files that are being made, beside those that are served */
  makingFolder(): Promise<string>;
  /** Moves an upload and what was made of it to their final paths. */
  store(picture: { key: string; upload: string; original: string; made: string }): Promise<void>;
  /** Takes a picture's files away, of all widths and formats. */
  remove(picture: { key: string; original: string | null }): Promise<void>;
  /** Throws away a file or a folder on its way; nothing happens when it is gone. */
  discard(path: string): Promise<void>;
  /** Clears away what uploads left that never ended, older than so many milliseconds. */
  clearIncoming(olderThanMs: number): Promise<number>;
  /** the names of the originals that are older than so many milliseconds */
  originals(olderThanMs: number): Promise<readonly string[]>;
};

const INCOMING = '.incoming';

async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch(() => []);
}

async function isOlder(path: string, ms: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs >= ms;
}

const isFileOf = (key: string, name: string) =>
  name.startsWith(`${key}-`) && /^-\d+\.(?:avif|webp|jpg)$/.test(name.slice(key.length));

/** Pictures' files in two folders: one is served, the other is private. */
export function createPictureFiles(folders: { media: string; originals: string }): PictureFiles {
  const incoming = join(folders.originals, INCOMING);
  const making = join(folders.media, INCOMING);
  const discard = (path: string) => rm(path, { recursive: true, force: true });
  return {
    discard,
    async incomingFile() {
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      return join(incoming, randomUUID());
    },
    async makingFolder() {
      const folder = join(making, randomUUID());
      await mkdir(folder, { recursive: true });
      return folder;
    },
    async store({ upload, original, made }) {
      // The original first: whatever is left when a process is killed in between can be found by it.
      await rename(upload, join(folders.originals, original));
      for (const name of await readdir(made)) await rename(join(made, name), join(folders.media, name));
      await discard(made);
    },
    async remove({ key, original }) {
      for (const name of await namesIn(folders.media)) {
        if (isFileOf(key, name)) await unlink(join(folders.media, name)).catch(() => {});
      }
      if (original !== null) await discard(join(folders.originals, original));
    },
    async clearIncoming(olderThanMs) {
      let cleared = 0;
      for (const folder of [incoming, making]) {
        for (const name of await namesIn(folder)) {
          if (!(await isOlder(join(folder, name), olderThanMs))) continue;
          await discard(join(folder, name));
          cleared += 1;
        }
      }
      return cleared;
    },
    async originals(olderThanMs) {
      const found: string[] = [];
      for (const name of await namesIn(folders.originals)) {
        if (name !== INCOMING && (await isOlder(join(folders.originals, name), olderThanMs)))
          found.push(name);
      }
      return found;
    },
  };
}
