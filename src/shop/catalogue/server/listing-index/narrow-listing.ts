import { type ListPrices, pricedBetween } from './list-prices.ts';
import { type ListingIndex, slotOf } from './listing-index.ts';
import { countBits, emptyBits, type SlotBits, setBit } from './slot-bits.ts';
import { bitsOf, bitsOfAny, type Member } from './slot-members.ts';

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

/** What is left of a place, and how much would be if another choice were made. */
export type Narrowed = {
  readonly slots: SlotBits;
  readonly total: number;
  /** how many products a member would show, added to the choices of its group */
  count(member: Member | undefined, group: string): number;
  /** how many products of the whole place a member has, whatever is chosen */
  countInPlace(member: Member | undefined): number;
  readonly inStock: number;
  readonly onSale: number;
};

function placeBits(index: ListingIndex, { place }: Narrowing): SlotBits {
  if (place.kind === 'shop') return index.inListings;
  if (place.kind === 'member') {
    if (place.member === undefined) return emptyBits(index.capacity);
    return both(index.inListings, bitsOf(index.members, place.member, index.count));
  }
  const hits = emptyBits(index.capacity);
  for (const id of place.ids) {
    const slot = slotOf(index, id);
    if (slot >= 0) setBit(hits, slot, true);
  }
  return both(hits, index.inSearch);
}

function both(a: SlotBits, b: SlotBits): SlotBits {
  const result = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at += 1) result[at] = (a[at] ?? 0) & (b[at] ?? 0);
  return result;
}

const isKnown = (member: Member | undefined): member is Member => member !== undefined;

/** The conditions of a listing by name: `stock`, `sale` and `price` beside those of its groups. */
function conditionsOf(index: ListingIndex, prices: ListPrices, wish: Narrowing): Map<string, SlotBits> {
  const conditions = new Map<string, SlotBits>();
  for (const { name, members } of wish.groups) {
    conditions.set(name, bitsOfAny(index.members, members.filter(isKnown), index.count));
  }
  if (wish.inStock) conditions.set('stock', index.inStock);
  if (wish.onSale) conditions.set('sale', prices.onSale);
  if (wish.minCents !== null || wish.maxCents !== null) {
    conditions.set('price', pricedBetween(prices, { min: wish.minCents, max: wish.maxCents }));
  }
  return conditions;
}

/** How often each member occurs among some slots. */
function countMembers(index: ListingIndex, slots: SlotBits): Uint32Array {
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

function countPlace(index: ListingIndex, { place }: Narrowing, slots: SlotBits): Uint32Array {
  if (place.kind === 'hits') return countMembers(index, slots);
  const key = place.kind === 'shop' ? 'shop' : (place.member ?? -1);
  const known = index.counted.get(key);
  if (known) return known;
  const counts = countMembers(index, slots);
  index.counted.set(key, counts);
  return counts;
}

/**
 * Narrows a place. A group's own counts leave out its own choice, for a further choice of it would show more: they need
 * what fails that one condition and no other.
 */
export function narrowListing(index: ListingIndex, prices: ListPrices, wish: Narrowing): Narrowed {
  const place = placeBits(index, wish);
  const conditions = conditionsOf(index, prices, wish);
  const sets = [...conditions.values()];
  const slots = sets.length === 0 ? place : place.slice();
  const failing = sets.map(() => emptyBits(index.capacity));
  if (sets.length > 0) {
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
  const inPlace = countPlace(index, wish, place);
  const counts = sets.length === 0 ? inPlace : countMembers(index, slots);
  const besides = new Map<string, Uint32Array>();
  [...conditions.keys()].forEach((name, number) => {
    const only = failing[number];
    if (only && wish.groups.some((group) => group.name === name))
      besides.set(name, countMembers(index, only));
  });
  const total = countBits(slots);
  return {
    slots,
    total,
    count(member, group) {
      if (member === undefined) return 0;
      return (counts[member] ?? 0) + (besides.get(group)?.[member] ?? 0);
    },
    countInPlace: (member) => (member === undefined ? 0 : (inPlace[member] ?? 0)),
    inStock: wish.inStock ? total : countBits(both(slots, index.inStock)),
    onSale: wish.onSale ? total : countBits(both(slots, prices.onSale)),
  };
}
