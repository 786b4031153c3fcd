import { Writable } from 'node:stream';

const usualSize = 256 * 1024;

// Buffers are reused for the next page: allocating one per page keeps the garbage collector busy.
const resting: Buffer<ArrayBuffer>[] = [];

/** Hands over all that was written to it, when it ends; the bytes are good until `onEnd` returns. */
export class CollectedBytes extends Writable {
  #buffer = resting.pop() ?? Buffer.allocUnsafeSlow(usualSize);
  #length = 0;

  constructor(onEnd: (bytes: Buffer<ArrayBuffer>) => void) {
    super({
      // Writes are copied at once: there is no back pressure.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (part: Buffer, _encoding, done) => {
        this.#evictOldest(part.length);
        part.copy(this.#buffer, this.#length);
        this.#length += part.length;
        done();
      },
      final: (done) => {
        onEnd(this.#buffer.subarray(0, this.#length));
        if (this.#buffer.length === usualSize) resting.push(this.#buffer);
        done();
      },
    });
  }

  #evictOldest(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * needed);
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}
