import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** The files of pictures: `{key}-{width}.{format}` in the store that is served, the file as it was uploaded in another one that never is. */
export type PictureFiles = {
  /** a file for an upload on its way */
  incomingFile(): Promise<string>;
  /** an empty folder for files that are being made, beside those that are served */
  makingFolder(): Promise<string>;
  /** Moves an upload and what was made of it into the stores. */
  store(picture: { key: string; upload: string; original: string; made: string }): Promise<void>;
  /** Stores the file as it was uploaded, before anything is made of it. */
  storeOriginal(upload: string, original: string): Promise<void>;
  /** A local copy of a file as it was uploaded; null where it is gone. */
  copyOfOriginal(original: string): Promise<string | null>;
  /** A file as it was uploaded, to be sent piece by piece; null where it is gone. */
  openOriginal: FileStore['open'];
  /** Stores what was made of a picture. */
  storeMade(made: string): Promise<void>;
  /** Takes a picture's files away, of all widths and formats. */
  remove(picture: { key: string; original: string | null }): Promise<void>;
  /** Throws away a file or a folder on its way; nothing happens when it is gone. */
  discard(path: string): Promise<void>;
  /** Clears away what uploads left that never ended, older than so many milliseconds. */
  clearIncoming(olderThanMs: number): Promise<number>;
  /** the names of the originals that are older than so many milliseconds */
  originals(olderThanMs: number): Promise<readonly string[]>;
};

const isFileOf = (key: string, name: string) => /^-\d+\.(?:avif|webp|jpg)$/.test(name.slice(key.length));

/** Pictures' files in two stores: one is served, the other is private. */
export function createPictureFiles(stores: { media: FileStore; originals: FileStore }): PictureFiles {
  const { media, originals } = stores;
  async function storeMade(made: string): Promise<void> {
    for (const name of await readdir(made)) await media.put(join(made, name), name);
    await media.discard(made);
  }
  return {
    storeMade,
    storeOriginal: originals.put,
    openOriginal: originals.open,
    async copyOfOriginal(original) {
      const content = await originals.read(original);
      if (!content) return null;
      const path = await originals.workFile();
      await writeFile(path, content, { mode: 0o600 });
      return path;
    },
    discard: originals.discard,
    incomingFile: originals.workFile,
    makingFolder: media.workFolder,
    async store({ upload, original, made }) {
      // The original first: whatever is left when a process is killed in between can be found by it.
      await originals.put(upload, original);
      await storeMade(made);
    },
    async remove({ key, original }) {
      for (const name of await media.names({ prefix: `${key}-` })) {
        if (isFileOf(key, name)) await media.remove(name);
      }
      if (original !== null) await originals.remove(original);
    },
    clearIncoming: async (olderThanMs) =>
      (await originals.clearWork(olderThanMs)) + (await media.clearWork(olderThanMs)),
    originals: (olderThanMs) => originals.names({ olderThanMs }),
  };
}
