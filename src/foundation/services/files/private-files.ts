import { open } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';

/** Files that people send the shop, in a store that is never served, under names that cannot be guessed. */
export type PrivateFiles = {
  /** a path for an upload on its way */
  incomingFile(): Promise<string>;
  /** The first and the last bytes of an upload, which show what it is. */
  endsOf(path: string, bytes: number): Promise<{ readonly head: Uint8Array; readonly tail: Uint8Array }>;
  /** Moves an upload to its final place. */
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

/** Private files in a store. */
export function createPrivateFiles(store: FileStore): PrivateFiles {
  return {
    discard: store.discard,
    incomingFile: store.workFile,
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
    store: store.put,
    read: store.read,
    remove: store.remove,
    clearIncoming: store.clearWork,
    names: (olderThanMs) => store.names({ olderThanMs }),
  };
}
