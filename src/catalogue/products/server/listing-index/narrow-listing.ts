import { countBesides, countMembers, countPlace, countWithout } from './count-members.ts';
import { hiddenSlots } from './hidden-slots.ts';
import { pricedBetween } from './list-prices.ts';
import { type ListingIndex, slotOf } from './listing-index.ts';
import type { IndexForAudience, Narrowing } from './narrowing.ts';
import { countBits, countBoth, type SlotBits, setBit } from './slot-bits.ts';
import { bitsOf, bitsOfAny, type Member } from './slot-members.ts';

/** What is left of a place, and how much would be if another choice were made; it holds until the next listing is narrowed. */
export type Narrowed = {
  readonly slots: SlotBits;
  readonly total: number;
  /** how many products a member would show, added to the choices of its group */
  count(member: Member | undefined, group: string): number;
  /** how many products of the whole place a member has, whatever is chosen */
  countInPlace(member: Member | undefined): number;
  inStock(): number;
  onSale(): number;
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

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

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
  const total = countBits(slots);
  // Counted when somebody asks: a listing whose choices are known already does not.
  const inPlace = once(() => countPlace(kept, wish, place));
  const counts = once(() => {
    if (sets.length === 0) return inPlace();
    // Where little is left out of a place, that is counted: how often each occurs in the whole place is known.
    if (2 * total < countBits(place)) return countMembers(index, slots);
    return countWithout(index, inPlace(), without(place, slots, scratch.take()));
  });
  const besides = once(() => countBesides(index, wish, [...conditions.keys()], failing));
  return {
    slots,
    total,
    count(member, group) {
      if (member === undefined) return 0;
      const beside = besides().get(group);
      if (!beside) return counts()[member] ?? 0;
      const more = beside.counts
        ? (beside.counts[member] ?? 0)
        : countBoth(beside.slots, bitsOf(index.members, member, index.count));
      return (counts()[member] ?? 0) + more;
    },
    countInPlace: (member) => (member === undefined ? 0 : (inPlace()[member] ?? 0)),
    inStock: () => (wish.inStock ? total : countBoth(slots, index.inStock)),
    onSale: () => (wish.onSale ? total : countBoth(slots, prices.onSale)),
  };
}
