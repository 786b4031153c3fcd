import { describe, expect, it } from 'vitest';
import { decodeTarHeader, encodeTarHeader, tarEnd, tarPadding } from './tar-header.ts';

const entry = { name: 'files/media/freno-480.webp', size: 12_345, mode: 0o640, mtime: 1_763_000_000 };
const roundTrip = (name: string) => decodeTarHeader(Buffer.from(encodeTarHeader({ ...entry, name })));

describe('the header of a file in an archive', () => {
  it('is read as it was written', () => {
    expect(decodeTarHeader(Buffer.from(encodeTarHeader(entry)))).toEqual(entry);
  });

  it.each([
    `files/${'lungo/'.repeat(20)}${'x'.repeat(99)}`,
    `files/${'y'.repeat(94)}`,
    `files/${'z'.repeat(149)}/${'w'.repeat(100)}`,
    'files/originali/càrter è così.jpg',
  ])('holds the name %s', (name) => {
    expect(roundTrip(name)?.name).toBe(name);
  });

  it('is refused for a name or a size that no tar could read', () => {
    expect(() => roundTrip(`files/${'x'.repeat(101)}`)).toThrow('too long');
    expect(() => roundTrip(`${'f'.repeat(156)}/x`)).toThrow('too long');
    expect(() => encodeTarHeader({ ...entry, size: 8 ** 11 })).toThrow('too large');
  });

  it('is not read when a byte of it is another', () => {
    const block = Buffer.from(encodeTarHeader(entry));
    block[7] = 0x41;
    expect(() => decodeTarHeader(block)).toThrow('damaged');
    expect(() => decodeTarHeader(block.subarray(0, 200))).toThrow('ends in the middle');
  });

  it('is none where the archive ends, and contents fill whole blocks', () => {
    expect(decodeTarHeader(Buffer.from(tarEnd.subarray(0, 512)))).toBeNull();
    expect([0, 1, 511, 512, 513].map(tarPadding)).toEqual([0, 511, 1, 0, 511]);
  });
});
