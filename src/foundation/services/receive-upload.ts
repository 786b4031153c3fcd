import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';

/** A file as it came: written to `path`, or passed over because it is too large, empty or could not be written. */
export type ReceivedFile = {
  /** the input that it was chosen in */
  readonly field: string;
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly problem: 'too-large' | 'empty' | 'not-stored' | null;
};

export type ReceivedUpload =
  | {
      readonly ok: true;
      readonly fields: ReadonlyMap<string, string>;
      readonly entries: readonly (readonly [name: string, value: string])[];
      readonly files: readonly ReceivedFile[];
    }
  | {
      readonly ok: false;
      readonly problem: 'malformed' | 'too-large' | 'too-many-files' | 'refused';
      readonly fields: ReadonlyMap<string, string>;
      /** every field in its order, also of a name that comes several times */
      readonly entries: readonly (readonly [name: string, value: string])[];
    };

export type UploadLimits = {
  readonly fileBytes: number;
  readonly files: number;
  /** of a form with more fields than usual */
  readonly fields?: number;
  readonly fieldBytes?: number;
  /** of everything together; without it nothing but the files is counted */
  readonly bodyBytes?: number;
};

const FIELDS = 50;
const FIELD_BYTES = 4096;
const longestName = 120;

/** The last part of a file's name, without what does not belong into a sentence. */
function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, longestName);
}

function parserOf(request: Request, limits: UploadLimits) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      // One byte more than allowed, for a file of exactly the limit is not cut.
      limits: {
        fileSize: limits.fileBytes + 1,
        files: limits.files,
        fields: limits.fields ?? FIELDS,
        fieldSize: limits.fieldBytes ?? FIELD_BYTES,
      },
    });
  } catch {
    return null;
  }
}

/**
 * Receives a form with files piece by piece: each goes to the disk as it comes, so that memory holds one piece, and the sender waits
 * for the disk. `mayCome` is asked before the first file is written, with the fields that stand before it. When the upload breaks off,
 * is malformed or refused, every file of it is discarded.
 */
export async function receiveUpload(
  request: Request,
  options: {
    limits: UploadLimits;
    pathFor: () => Promise<string>;
    discard: (path: string) => Promise<void>;
    mayCome: (fields: ReadonlyMap<string, string>) => boolean;
  },
): Promise<ReceivedUpload> {
  const { limits, pathFor, discard, mayCome } = options;
  const fields = new Map<string, string>();
  const entries: [string, string][] = [];
  const parser = parserOf(request, limits);
  if (!parser || !request.body) return { ok: false, problem: 'malformed', fields, entries };
  const paths: string[] = [];
  const writing: Promise<ReceivedFile | null>[] = [];
  const seen = { refused: false, tooMany: false, tooLarge: false };

  async function write(
    file: Readable & { truncated?: boolean },
    field: string,
    name: string,
  ): Promise<ReceivedFile | null> {
    // An upload that breaks off is reported by the parser; nobody else may be hit by it.
    file.on('error', () => {});
    if (seen.refused || !mayCome(fields)) {
      seen.refused = true;
      file.resume();
      return null;
    }
    const path = await pathFor();
    paths.push(path);
    let bytes = 0;
    file.on('data', (piece: Buffer) => {
      bytes += piece.length;
    });
    const problem = await pipeline(file, createWriteStream(path, { mode: 0o600, flush: true })).then(
      () => (file.truncated ? 'too-large' : bytes === 0 ? 'empty' : null),
      () => 'not-stored' as const,
    );
    // What comes after the disk has failed is let pass, so that the answer can be heard.
    file.resume();
    return bytes === 0 && name === '' ? null : { field, name, path, bytes, problem };
  }

  parser.on('field', (name, value) => {
    fields.set(name, value);
    entries.push([name, value]);
  });
  parser.on('file', (field, file, { filename }) => {
    writing.push(write(file, field, shownName(filename)));
  });
  parser.on('filesLimit', () => {
    seen.tooMany = true;
  });
  const discardAll = async () => {
    await Promise.allSettled(writing);
    await Promise.all(paths.map(discard));
  };
  const counted = async function* (pieces: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.byteLength;
      seen.tooLarge = bytes > (limits.bodyBytes ?? Number.POSITIVE_INFINITY);
      if (seen.tooLarge) throw new Error('more than a form may hold');
      yield piece;
    }
  };
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), counted, parser);
  } catch {
    await discardAll();
    return { ok: false, problem: seen.tooLarge ? 'too-large' : 'malformed', fields, entries };
  }
  const files = (await Promise.all(writing)).filter((file) => file !== null);
  if (seen.refused || seen.tooMany) {
    await discardAll();
    return { ok: false, problem: seen.refused ? 'refused' : 'too-many-files', fields, entries };
  }
  return { ok: true, fields, entries, files };
}
