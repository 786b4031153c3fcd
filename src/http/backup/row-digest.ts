import { hash } from 'node:crypto';
import { Transform } from 'node:stream';

const MODULUS = 1n << 128n;
const NEWLINE = 0x0a;

/** How many rows went through, and a digest of them that does not depend on their order (hexadecimal). */
export type RowsSeen = { readonly rows: number; readonly digest: string };

/**
 * Lets rows in COPY's text format through and adds up the hashes of its lines: the same rows give the same digest from any server and in
 * any order. A row never holds a newline of its own, COPY writes it as two characters.
 */
export class RowDigest extends Transform {
  #rest: Buffer = Buffer.alloc(0);
  #rows = 0;
  #sum = 0n;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const text = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let from = 0;
    for (let to = text.indexOf(NEWLINE); to >= 0; to = text.indexOf(NEWLINE, from)) {
      const row = hash('sha256', text.subarray(from, to), 'hex');
      this.#sum = (this.#sum + BigInt(`0x${row.slice(0, 32)}`)) % MODULUS;
      this.#rows += 1;
      from = to + 1;
    }
    this.#rest = Buffer.from(text.subarray(from));
    this.push(chunk);
    done();
  }

  get seen(): RowsSeen {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(32, '0') };
  }
}
