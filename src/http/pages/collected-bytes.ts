import { Writable } from 'node:stream';

const usualSize = 256 * 1024;

// Memory that is used again for the next page: memory that comes and goes keeps the collector at work.
const resting: Buffer<ArrayBuffer>[] = [];

/** Hands over all that was written to it, when it ends; the bytes are good until `onEnd` returns. */
export class CollectedBytes extends Writable {
  #module = resting.pop() ?? Buffer.allocUnsafeSlow(usualSize);
  #length = 0;

  constructor(onEnd: (bytes: Buffer<ArrayBuffer>) => void) {
    super({
      // What is written is taken at once: nobody ever has to wait for it.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (part: Buffer, _encoding, done) => {
        this.#evictOldest(part.length);
        part.copy(this.#module, this.#length);
        this.#length += part.length;
        done();
      },
      final: (done) => {
        onEnd(this.#module.subarray(0, this.#length));
        if (this.#module.length === usualSize) resting.push(this.#module);
        done();
      },
    });
  }

  #evictOldest(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#module.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * needed);
    this.#module.copy(larger, 0, 0, this.#length);
    this.#module = larger;
  }
}
