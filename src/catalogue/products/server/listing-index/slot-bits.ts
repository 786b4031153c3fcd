/** A set of slots, one bit each. */
export type SlotBits = Uint32Array;

const BITS = 32;

export function emptyBits(capacity: number): SlotBits {
  return new Uint32Array(Math.ceil(capacity / BITS));
}

export function hasBit(bits: SlotBits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

export function setBit(bits: SlotBits, slot: number, on: boolean): void {
  const word = bits[slot >>> 5] ?? 0;
  bits[slot >>> 5] = on ? word | (1 << (slot & 31)) : word & ~(1 << (slot & 31));
}

/** Puts the first slots into an empty set. */
export function fillBits(bits: SlotBits, count: number): void {
  const whole = count >>> 5;
  bits.fill(0xffffffff, 0, whole);
  if (count % BITS > 0) bits[whole] = 2 ** (count % BITS) - 1;
}

function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many slots are in a set. */
export function countBits(bits: SlotBits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at += 1) sum += countWord(bits[at] ?? 0);
  return sum;
}

/** How many slots are in both sets. */
export function countBoth(a: SlotBits, b: SlotBits): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] ?? 0) & (b[at] ?? 0);
    if (word !== 0) sum += countWord(word);
  }
  return sum;
}

/** Calls for every slot of the set, in ascending order. */
export function forEachBit(bits: SlotBits, visit: (slot: number) => void): void {
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      visit((at << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}

/** Adds a set to another one. */
export function addBits(to: SlotBits, from: SlotBits): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) | (from[at] ?? 0);
}
