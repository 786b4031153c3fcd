import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { FileRefused } from './file-refused.ts';

/** Files of an archive at most, and, unless the caller allows more, bytes of one of them once it is unpacked. */
const mostEntries = 500;
const usualEntryBytes = 24 * 1024 * 1024;

/** The files of an archive, of which one is unpacked at a time. */
export type Archive = {
  readonly names: readonly string[];
  read(name: string): AsyncIterable<Uint8Array>;
  /** Closes the file that it lies in. */
  close(): void;
};

/**
 * Opens an archive, from memory or from the disk. A file in it that says to be larger than allowed is refused before it is unpacked, and one that unpacks to more than it says fails
 * while it does: a small archive cannot fill the memory.
 */
export async function unzipEntries(
  source: Buffer | { readonly path: string },
  { mostEntryBytes = usualEntryBytes }: { readonly mostEntryBytes?: number } = {},
): Promise<Archive> {
  const options = { lazyEntries: true, validateEntrySizes: true, autoClose: false };
  const opened = 'path' in source ? openPromise(source.path, options) : fromBufferPromise(source, options);
  const zip = await opened.catch(() => {
    throw new FileRefused('broken');
  });
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  return {
    names: [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      if (entry.uncompressedSize > mostEntryBytes) throw new FileRefused('too-large');
      try {
        for await (const piece of await zip.openReadStreamPromise(entry)) yield piece as Buffer;
      } catch {
        throw new FileRefused('broken');
      }
    },
    close: () => zip.close(),
  };
}

function listEntries(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > mostEntries) reject(new FileRefused('too-large'));
      else zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', () => reject(new FileRefused('broken')));
    zip.readEntry();
  });
}
