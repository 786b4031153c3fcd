import type { HiddenGoods } from '#shop/groups/rules/hidden-goods.ts';
import { hiddenSlots } from './hidden-slots.ts';
import { type ListPrices, pricedBetween } from './list-prices.ts';
import { type ListingIndex, slotOf } from './listing-index.ts';
import { countBits, countBoth, type SlotBits, setBit } from './slot-bits.ts';
import { bitsOf, bitsOfAny, countedKinds, type Member, type MemberKind } from './slot-members.ts';

/** What a listing shows of the index; amounts in cents as listing_prices keep them. */
export type Narrowing = {
  readonly place:
    | { readonly kind: 'shop' }
    | { readonly kind: 'member'; readonly member: Member | undefined }
    | { readonly kind: 'hits'; readonly ids: readonly number[] };
  /** any of the members of each group; what is unknown belongs to nothing */
  readonly groups: readonly { readonly name: string; readonly members: readonly (Member | undefined)[] }[];
  readonly inStock: boolean;
  readonly onSale: boolean;
  readonly minCents: number | null;
  readonly maxCents: number | null;
};

/** What is left of a place, and how much would be if another choice were made; it holds until the next listing is narrowed. */
export type Narrowed = {
  readonly slots: SlotBits;
  readonly total: number;
  /** how many products a member would show, added to the choices of its group */
  count(kind: MemberKind, member: Member | undefined, group: string): number;
  /** how many products of the whole place a member has, whatever is chosen */
  countInPlace(kind: MemberKind, member: Member | undefined): number;
  readonly inStock: number;
  readonly onSale: number;
};

/** Sets to work with, used again for every listing: making them anew would be most of the work. */
type Scratch = { take(): SlotBits };

function scratchOf(index: ListingIndex): Scratch {
  let used = 0;
  return {
    take() {
      const known = index.scratch[used];
      used += 1;
      if (known) return known.fill(0);
      const made = new Uint32Array(index.inStock.length);
      index.scratch.push(made);
      return made;
    },
  };
}

function placeBits({ index, hidden }: IndexForAudience, wish: Narrowing, scratch: Scratch): SlotBits {
  const whole = wholePlace(index, wish, scratch);
  return hidden ? without(whole, hiddenSlots(index, hidden), scratch.take()) : whole;
}

function wholePlace(index: ListingIndex, { place }: Narrowing, scratch: Scratch): SlotBits {
  if (place.kind === 'shop') return index.inListings;
  if (place.kind === 'member') {
    if (place.member === undefined) return scratch.take();
    return both(index.inListings, bitsOf(index.members, place.member, index.count), scratch.take());
  }
  const hits = scratch.take();
  for (const id of place.ids) {
    const slot = slotOf(index, id);
    if (slot >= 0) setBit(hits, slot, true);
  }
  return both(hits, index.inSearch, hits);
}

function both(a: SlotBits, b: SlotBits, into: SlotBits): SlotBits {
  for (let at = 0; at < a.length; at += 1) into[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return into;
}

function without(a: SlotBits, b: SlotBits, into: SlotBits): SlotBits {
  for (let at = 0; at < a.length; at += 1) into[at] = (a[at] ?? 0) & ~(b[at] ?? 0);
  return into;
}

/** A group of some 35 choices costs as many words for each 32 slots as counting this many products of them. */
const WORDS_FOR_A_PRODUCT = 5;

const isKnown = (member: Member | undefined): member is Member => member !== undefined;

/** The conditions of a listing by name: `stock`, `sale` and `price` beside those of its groups. */
function conditionsOf(
  { index, prices }: IndexForAudience,
  wish: Narrowing,
  scratch: Scratch,
): Map<string, SlotBits> {
  const conditions = new Map<string, SlotBits>();
  for (const { name, members } of wish.groups) {
    conditions.set(name, bitsOfAny(index.members, members.filter(isKnown), index.count, scratch.take));
  }
  if (wish.inStock) conditions.set('stock', index.inStock);
  if (wish.onSale) conditions.set('sale', prices.onSale);
  if (wish.minCents !== null || wish.maxCents !== null) {
    const bounds = { min: wish.minCents, max: wish.maxCents };
    conditions.set('price', pricedBetween(prices, bounds, scratch.take()));
  }
  return conditions;
}

/** How often each member of `countedKinds` occurs among some slots. */
function countMembers(index: ListingIndex, slots: SlotBits): Uint32Array {
  const { pool, first, counted, numbers } = index.members;
  const counts = new Uint32Array(numbers.size);
  for (let at = 0; at < slots.length; at += 1) {
    let word = slots[at] ?? 0;
    while (word !== 0) {
      const slot = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
      const begin = first[slot] ?? 0;
      const end = begin + (counted[slot] ?? 0);
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

function countPlace({ index, hidden }: IndexForAudience, { place }: Narrowing, slots: SlotBits): Uint32Array {
  if (place.kind === 'hits') return countMembers(index, slots);
  const key = `${place.kind === 'shop' ? 'shop' : place.member} ${hidden?.key ?? ''}`;
  const known = index.counted.get(key);
  if (known) return known;
  const counts = countMembers(index, slots);
  if (index.counted.size >= MOST_COUNTED) index.counted.clear();
  index.counted.set(key, counts);
  return counts;
}

/** Keeps what meets all conditions, and beside each of them what fails that one alone. */
function sift(
  place: SlotBits,
  sets: readonly SlotBits[],
  slots: SlotBits,
  failing: readonly SlotBits[],
): void {
  for (let at = 0; at < place.length; at += 1) {
    const here = place[at] ?? 0;
    if (here === 0) continue;
    let passing = here;
    // Once and more than once: a bit of `once` that is not in `more` fails exactly one condition.
    let once = 0;
    let more = 0;
    for (let number = 0; number < sets.length; number += 1) {
      const fails = here & ~(sets[number]?.[at] ?? 0);
      more |= once & fails;
      once |= fails;
      passing &= ~fails;
    }
    slots[at] = passing;
    const single = once & ~more;
    if (single === 0) continue;
    for (let number = 0; number < sets.length; number += 1) {
      const only = failing[number];
      if (only) only[at] = single & ~(sets[number]?.[at] ?? 0);
    }
  }
}

/** The index as an audience looks at it: with the prices of its list, and without what is hidden from it. */
export type IndexForAudience = {
  readonly index: ListingIndex;
  readonly prices: ListPrices;
  readonly hidden: HiddenGoods | null;
};

/**
 * Narrows a place. A group's own counts leave out its own choice, for a further choice of it would show more: they need
 * what fails that one condition and no other.
 */
export function narrowListing(kept: IndexForAudience, wish: Narrowing): Narrowed {
  const { index, prices } = kept;
  const scratch = scratchOf(index);
  const place = placeBits(kept, wish, scratch);
  const conditions = conditionsOf(kept, wish, scratch);
  const sets = [...conditions.values()];
  const slots = sets.length === 0 ? place : scratch.take();
  const failing = sets.map(scratch.take);
  if (sets.length > 0) sift(place, sets, slots, failing);
  const inPlace = countPlace(kept, wish, place);
  const counts = sets.length === 0 ? inPlace : countMembers(index, slots);
  const besides = new Map<string, { readonly slots: SlotBits; readonly counts: Uint32Array | null }>();
  [...conditions.keys()].forEach((name, number) => {
    const only = failing[number];
    if (!only || !wish.groups.some((group) => group.name === name)) return;
    // Where much fails this condition alone, its few choices are counted faster set by set.
    const isMuch = countBits(only) > WORDS_FOR_A_PRODUCT * only.length;
    besides.set(name, { slots: only, counts: isMuch ? null : countMembers(index, only) });
  });
  const total = countBits(slots);
  const bits = (member: Member) => bitsOf(index.members, member, index.count);
  return {
    slots,
    total,
    count(kind, member, group) {
      if (member === undefined) return 0;
      const beside = besides.get(group);
      const more = beside?.counts && countedKinds.has(kind) ? (beside.counts[member] ?? 0) : null;
      return (
        (countedKinds.has(kind) ? (counts[member] ?? 0) : countBoth(slots, bits(member))) +
        (more ?? (beside ? countBoth(beside.slots, bits(member)) : 0))
      );
    },
    countInPlace(kind, member) {
      if (member === undefined) return 0;
      return countedKinds.has(kind) ? (inPlace[member] ?? 0) : countBoth(place, bits(member));
    },
    inStock: wish.inStock ? total : countBoth(slots, index.inStock),
    onSale: wish.onSale ? total : countBoth(slots, prices.onSale),
  };
}
