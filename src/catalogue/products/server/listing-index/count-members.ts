import type { ListingIndex } from './listing-index.ts';
import type { IndexForAudience, Narrowing } from './narrowing.ts';
import { countBits, type SlotBits } from './slot-bits.ts';

/** How often each member occurs among some slots. */
export function countMembers(index: ListingIndex, slots: SlotBits): Uint32Array {
  const { pool, first, length, numbers } = index.members;
  const counts = new Uint32Array(numbers.size);
  for (let at = 0; at < slots.length; at += 1) {
    let word = slots[at] ?? 0;
    while (word !== 0) {
      const slot = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
      const begin = first[slot] ?? 0;
      const end = begin + (length[slot] ?? 0);
      for (let place = begin; place < end; place += 1) {
        const member = pool[place] ?? 0;
        counts[member] = (counts[member] ?? 0) + 1;
      }
    }
  }
  return counts;
}

// One for each place and each choice of what is hidden.
const MOST_COUNTED = 1000;

/** How often each member occurs in a whole place, whatever is chosen. */
export function countPlace(
  { index, hidden }: IndexForAudience,
  { place }: Narrowing,
  slots: SlotBits,
): Uint32Array {
  if (place.kind === 'hits') return countMembers(index, slots);
  const key = `${place.kind === 'shop' ? 'shop' : place.member} ${hidden?.key ?? ''}`;
  const known = index.counted.get(key);
  if (known) return known;
  const counts = countMembers(index, slots);
  if (index.counted.size >= MOST_COUNTED) index.counted.clear();
  index.counted.set(key, counts);
  return counts;
}

/** The same for some slots of a place of which all else is given: what is in the place and not among them is taken off. */
export function countWithout(index: ListingIndex, inPlace: Uint32Array, leftOut: SlotBits): Uint32Array {
  const counts = countMembers(index, leftOut);
  for (let member = 0; member < counts.length; member += 1) {
    counts[member] = (inPlace[member] ?? 0) - (counts[member] ?? 0);
  }
  return counts;
}

/** A group of some 35 choices costs as many words for each 32 slots as counting this many products of them. */
const WORDS_FOR_A_PRODUCT = 5;

/** What fails one condition and no other. */
export type Beside = { readonly slots: SlotBits; readonly counts: Uint32Array | null };

/** By group, what fails its condition alone. */
export function countBesides(
  index: ListingIndex,
  wish: Narrowing,
  names: readonly string[],
  failing: readonly SlotBits[],
): ReadonlyMap<string, Beside> {
  const besides = new Map<string, Beside>();
  names.forEach((name, number) => {
    const only = failing[number];
    if (!only || !wish.groups.some((group) => group.name === name)) return;
    // Where much fails this condition alone, its few choices are counted faster set by set.
    const isMuch = countBits(only) > WORDS_FOR_A_PRODUCT * only.length;
    besides.set(name, { slots: only, counts: isMuch ? null : countMembers(index, only) });
  });
  return besides;
}
