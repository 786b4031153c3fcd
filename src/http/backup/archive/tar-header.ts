const BLOCK = 512;
const LARGEST = 8 ** 11 - 1;

/** The header of a file in a tar archive; size in bytes, time in seconds since 1970. */
export type TarEntry = {
  readonly name: string;
  readonly size: number;
  readonly mode: number;
  readonly mtime: number;
};

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** Bytes of zero that follow a content of so many bytes. */
export const tarPadding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

/** What ends an archive. */
export const tarEnd = new Uint8Array(2 * BLOCK);

/** A file's header in the format that every tar reads (POSIX 1003.1-1990); throws for a name or a size that it cannot hold. */
export function encodeTarHeader({ name, size, mode, mtime }: TarEntry): Uint8Array {
  const bytes = Buffer.from(name);
  let cut = 0;
  if (bytes.length > 100) {
    cut = bytes.indexOf('/', bytes.length - 101);
    if (cut < 1 || cut > 155) throw new Error(`the name ${name} is too long for the archive`);
  }
  if (size > LARGEST) throw new Error(`the file ${name} is too large for the archive`);
  const block = Buffer.alloc(BLOCK);
  bytes.copy(block, 0, cut === 0 ? 0 : cut + 1);
  block.write(octal(mode, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(mtime), 12), 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  if (cut > 0) bytes.copy(block, 345, 0, cut);
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Reads a header; null where the archive ends, throws where the bytes are none. */
export function decodeTarHeader(block: Buffer): TarEntry | null {
  if (block.length < BLOCK) throw new Error('the archive ends in the middle of a file');
  if (block.every((byte) => byte === 0)) return null;
  const text = (from: number, length: number) => {
    const end = block.subarray(from, from + length).indexOf(0);
    return block.subarray(from, end < 0 ? from + length : from + end).toString();
  };
  const number = (from: number, length: number) => Number.parseInt(text(from, length).trim() || '0', 8);
  if (number(148, 8) !== checksumOf(block)) throw new Error('the archive is damaged');
  const prefix = text(345, 155);
  const name = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`;
  return { name, size: number(124, 12), mode: number(100, 8), mtime: number(136, 12) };
}

/** Over all bytes, with the checksum's own as spaces. */
function checksumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}
