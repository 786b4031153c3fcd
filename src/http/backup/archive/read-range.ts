import type { FileHandle } from 'node:fs/promises';

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
