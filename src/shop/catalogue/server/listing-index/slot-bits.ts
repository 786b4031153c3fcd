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

/** How many slots are in the set. */
export function countBits(bits: SlotBits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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
