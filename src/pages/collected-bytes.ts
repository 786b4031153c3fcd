import { Writable } from 'node:stream';

/** Hands over all that was written to it at once, when it ends: for a page that nobody reads while it is made. */
export class CollectedBytes extends Writable {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];

  constructor(onEnd: (bytes: Buffer<ArrayBuffer>) => void) {
    super({
      // What is written is taken at once: nobody ever has to wait for it.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (part: Buffer<ArrayBuffer>, _encoding, done) => {
        this.#parts.push(part);
        done();
      },
      final: (done) => {
        onEnd(Buffer.concat(this.#parts));
        done();
      },
    });
  }
}
