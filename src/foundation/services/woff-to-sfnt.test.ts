import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { woffToSfnt } from './woff-to-sfnt.ts';

const require = createRequire(import.meta.url);

test('a packed font becomes one whose tables lie where its directory says, each whole', () => {
  const sfnt = woffToSfnt(
    readFileSync(require.resolve('@fontsource/barlow/files/barlow-latin-400-normal.woff')),
  );
  expect(sfnt.readUInt32BE(0)).toBe(0x0001_0000);
  const count = sfnt.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const [tag, checksum] = [sfnt.toString('latin1', at, at + 4), sfnt.readUInt32BE(at + 4)];
    const [offset, length] = [sfnt.readUInt32BE(at + 8), sfnt.readUInt32BE(at + 12)];
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    sfnt.copy(table, 0, offset, offset + length);
    // The checksum in `head` is that of the table without the sum of the whole file.
    if (tag === 'head') table.writeUInt32BE(0, 8);
    let sum = 0;
    for (let word = 0; word < table.length; word += 4) sum = (sum + table.readUInt32BE(word)) >>> 0;
    expect([tag, sum]).toEqual([tag, checksum]);
  }
});

test('what is no packed font is a mistake', () => {
  expect(() => woffToSfnt(Buffer.from('wOF2 and so on, of which nothing can be made'))).toThrow('no WOFF');
});
