/** A set of documents, one bit each. */
export type DocumentBits = Uint32Array;

const BITS = 32;

export function emptyBits(capacity: number): DocumentBits {
  return new Uint32Array(Math.ceil(capacity / BITS));
}

export function hasBit(bits: DocumentBits, document: number): boolean {
  return (((bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1;
}

export function setBit(bits: DocumentBits, document: number, on: boolean): void {
  const word = bits[document >>> 5] ?? 0;
  bits[document >>> 5] = on ? word | (1 << (document & 31)) : word & ~(1 << (document & 31));
}

/** Puts the first documents into an empty set. */
export function fillBits(bits: DocumentBits, count: number): void {
  const whole = count >>> 5;
  bits.fill(0xffffffff, 0, whole);
  if (count % BITS > 0) bits[whole] = 2 ** (count % BITS) - 1;
}

function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many documents are in a set. */
export function countBits(bits: DocumentBits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at += 1) sum += countWord(bits[at] ?? 0);
  return sum;
}

/** How many documents are in both sets. */
export function countBoth(a: DocumentBits, b: DocumentBits): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] ?? 0) & (b[at] ?? 0);
    if (word !== 0) sum += countWord(word);
  }
  return sum;
}

/** Calls for every document of the set, in ascending order. */
export function forEachBit(bits: DocumentBits, visit: (document: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      visit((at << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

/** Adds a set to another one. */
export function addBits(to: DocumentBits, from: DocumentBits): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) | (from[at] ?? 0);
}
