import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A body that is one file: written to a path, with the MD5 of its bytes in hexadecimal digits. */
export type RawFile =
  | { readonly ok: true; readonly bytes: number; readonly md5: string }
  | { readonly ok: false; readonly problem: 'too-large' | 'malformed' };

/** Writes the body of a request to a file, piece by piece, up to so many bytes; what breaks off is to be discarded by the caller. */
export async function receiveRawFile(request: Request, path: string, mostBytes: number): Promise<RawFile> {
  if (!request.body) return { ok: true, bytes: 0, md5: createHash('md5').digest('hex') };
  const digest = createHash('md5');
  let bytes = 0;
  const counted = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      bytes += piece.byteLength;
      if (bytes > mostBytes) throw new Error('more than a file may have');
      digest.update(piece);
      yield piece;
    }
  };
  try {
    await pipeline(
      Readable.fromWeb(request.body as ReadableStream),
      counted,
      createWriteStream(path, { mode: 0o600, flush: true }),
    );
  } catch {
    return { ok: false, problem: bytes > mostBytes ? 'too-large' : 'malformed' };
  }
  return { ok: true, bytes, md5: digest.digest('hex') };
}
