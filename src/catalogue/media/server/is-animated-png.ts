import { open } from 'node:fs/promises';

const SIGNATURE_BYTES = 8;
const CHUNK_HEAD_BYTES = 8;
const CHUNK_END_BYTES = 4;
const MOST_CHUNKS = 1000;

/** Whether a PNG says before its first pixels that it moves (`acTL`), which the decoder does not tell. */
export async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(CHUNK_HEAD_BYTES);
    let at = SIGNATURE_BYTES;
    for (let seen = 0; seen < MOST_CHUNKS; seen += 1) {
      const { bytesRead } = await file.read(head, 0, CHUNK_HEAD_BYTES, at);
      if (bytesRead < CHUNK_HEAD_BYTES) return false;
      const kind = head.toString('latin1', 4, 8);
      if (kind === 'acTL') return true;
      if (kind === 'IDAT' || kind === 'IEND') return false;
      at += CHUNK_HEAD_BYTES + head.readUInt32BE(0) + CHUNK_END_BYTES;
    }
    return false;
  } finally {
    await file.close();
  }
}
