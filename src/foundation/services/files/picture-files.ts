import { appendFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** The files of pictures: `{key}-{width}.{format}`, for some `{key}-square-{side}.{format}` and `{key}-whole.webp`, in the store that is served, the file as it was uploaded in another one that never is. */
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
  /** Takes a picture's files away, of all widths and formats, and its original where it is named. */
  remove(picture: { key: string; original: string | null }): Promise<void>;
  /** Takes a file away as it was uploaded. */
  removeOriginal(original: string): Promise<void>;
  /** Stores a part of a file that comes in parts, by its number from 0 on; once more is no harm. */
  storePart(upload: string, token: string, part: number): Promise<void>;
  /** the numbers of the parts that have come */
  parts(token: string): Promise<readonly number[]>;
  /** Puts parts together in a local file. */
  joinParts(token: string, count: number): Promise<string>;
  /** Takes the parts of a file away. */
  removeParts(token: string): Promise<void>;
  /** Throws away a file or a folder on its way; nothing happens when it is gone. */
  discard(path: string): Promise<void>;
  /** Clears away what uploads left that never ended, older than so many milliseconds. */
  clearIncoming(olderThanMs: number): Promise<number>;
  /** the names of the originals that are older than so many milliseconds */
  originals(olderThanMs: number): Promise<readonly string[]>;
};

const isFileOf = (key: string, name: string) =>
  /^-(?:(?:square-)?\d+\.(?:avif|webp|jpg)|whole\.webp)$/.test(name.slice(key.length));

/** Parts have no ending, by which originals are told from them. */
const partName = (token: string, part: number | '') => `upload-${token}-${part}`;
const isPart = (name: string) => /^upload-[0-9a-f]+-\d+$/.test(name);

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
    removeOriginal: originals.remove,
    storePart: (upload, token, part) => originals.put(upload, partName(token, part)),
    parts: async (token) =>
      (await originals.names({ prefix: partName(token, '') }))
        .map((name) => Number(name.slice(partName(token, '').length)))
        .sort((a, b) => a - b),
    async joinParts(token, count) {
      const path = await originals.workFile();
      for (let part = 0; part < count; part += 1) {
        const content = await originals.read(partName(token, part));
        if (!content) throw new Error(`a part of an upload is gone: ${part}`);
        await appendFile(path, content, { mode: 0o600 });
      }
      return path;
    },
    async removeParts(token) {
      for (const name of await originals.names({ prefix: partName(token, '') })) await originals.remove(name);
    },
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
    originals: async (olderThanMs) =>
      (await originals.names({ olderThanMs })).filter((name) => !isPart(name)),
  };
}
