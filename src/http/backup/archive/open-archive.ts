import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { type BackupManifest, manifestName, readManifest } from '../backup-manifest.ts';
import { decodeTarHeader, type TarEntry, tarPadding } from './tar-header.ts';

const PIECE = 256 * 1024;

/** So many bytes of a file, piece by piece; fewer where it ends before. */
export async function* readRange(file: FileHandle, at: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const piece = Buffer.allocUnsafe(Math.min(PIECE, size - done));
    const { bytesRead } = await file.read(piece, 0, piece.length, at + done);
    if (bytesRead === 0) return;
    done += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
}

const BLOCK = 512;
const LARGEST_MANIFEST = 512 * 1024 * 1024;

/** Why an archive is not to be restored. */
export type ArchiveProblem =
  | { readonly code: 'unreadable'; readonly reason: string }
  /** it ends early, or its manifest is missing or of another format */
  | { readonly code: 'not-whole' }
  /** an entry is not what the manifest says */
  | { readonly code: 'damaged'; readonly entry: string };

/** A whole archive whose manifest was read. */
export type OpenArchive = {
  readonly manifest: BackupManifest;
  /** The content of an entry, piece by piece. */
  read(name: string): AsyncIterable<Buffer>;
  mode(name: string): number;
  /** Compares every entry with the manifest; null where all are as they were written. */
  check(): Promise<ArchiveProblem | null>;
  close(): Promise<void>;
};

type Located = TarEntry & { readonly at: number };

/** Opens an archive: its headers are read, and the manifest at its end. */
export async function openArchive(
  path: string,
): Promise<{ ok: true; archive: OpenArchive } | { ok: false; error: ArchiveProblem }> {
  const file = await open(path).catch((error: Error) => error.message);
  if (typeof file === 'string') return { ok: false, error: { code: 'unreadable', reason: file } };
  const refuse = async (error: ArchiveProblem) => {
    await file.close();
    return { ok: false, error } as const;
  };
  const entries = await locate(file).catch(() => null);
  const last = entries?.at(-1);
  if (!entries || last?.name !== manifestName || last.size > LARGEST_MANIFEST)
    return refuse({ code: 'not-whole' });
  const manifest = readManifest(await textOf(contentOf(file, last)));
  if (!manifest) return refuse({ code: 'not-whole' });
  const byName = new Map(entries.slice(0, -1).map((entry) => [entry.name, entry]));
  const find = (name: string) => {
    const entry = byName.get(name);
    if (!entry) throw new Error(`the archive holds no ${name}`);
    return entry;
  };
  const archive: OpenArchive = {
    manifest,
    read: (name) => contentOf(file, find(name)),
    mode: (name) => find(name).mode,
    async check() {
      if (byName.size !== manifest.entries.length) return { code: 'not-whole' };
      for (const { name, size, sha256 } of manifest.entries) {
        const entry = byName.get(name);
        if (entry?.size !== size || (await hashOf(contentOf(file, entry))) !== sha256)
          return { code: 'damaged', entry: name };
      }
      return null;
    },
    close: () => file.close(),
  };
  return { ok: true, archive };
}

/** Where each entry begins; throws where the archive ends early or is none. */
async function locate(file: FileHandle): Promise<readonly Located[]> {
  const entries: Located[] = [];
  const { size } = await file.stat();
  const block = Buffer.alloc(BLOCK);
  for (let at = 0; ; ) {
    const { bytesRead } = await file.read(block, 0, BLOCK, at);
    const entry = decodeTarHeader(block.subarray(0, bytesRead));
    if (!entry) return entries;
    entries.push({ ...entry, at: at + BLOCK });
    at += BLOCK + entry.size + tarPadding(entry.size);
    if (at > size) throw new Error('the archive ends in the middle of a file');
  }
}

const contentOf = (file: FileHandle, { at, size }: Located) => readRange(file, at, size);

async function hashOf(content: AsyncIterable<Buffer>): Promise<string> {
  const sha256 = createHash('sha256');
  for await (const chunk of content) sha256.update(chunk);
  return sha256.digest('hex');
}
