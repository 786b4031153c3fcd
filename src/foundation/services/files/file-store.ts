/**
 * Where files of one kind are stored: pictures as they are shown, originals, files that customers send. The shop stores and reads files through this
 * alone; what is behind it is a folder today. A file gets its name when it is whole and never changes after that. Several processes may share a store.
 */
export type FileStore = {
  /** a local path for a file on its way */
  workFile(): Promise<string>;
  /** an empty local folder for files that are being made */
  workFolder(): Promise<string>;
  /** Throws away a local file or folder on its way; nothing happens when it is gone. */
  discard(path: string): Promise<void>;
  /** Clears away what was never finished, older than so many milliseconds; says how much. */
  clearWork(olderThanMs: number): Promise<number>;
  /** Moves a whole local file into the store. */
  put(path: string, name: string): Promise<void>;
  /** the content of a file; null where it is gone */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** a file to be sent piece by piece, with its size; null where it is gone */
  open(name: string): Promise<{ readonly bytes: number; readonly stream: ReadableStream<Uint8Array> } | null>;
  /** Deletes a file; nothing happens when it is gone. */
  remove(name: string): Promise<void>;
  /** the names of files that begin so and are older than so many milliseconds */
  names(which: { readonly prefix?: string; readonly olderThanMs?: number }): Promise<readonly string[]>;
};

/** Whether a text may be the name of a file: no folders, nothing hidden. */
export const isFileName = (name: string): boolean => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name);
