import { LRUCache } from 'lru-cache';
import { addBits, emptyBits, type SlotBits, setBit } from './slot-bits.ts';

/** What a product belongs to: its categories with all above them, its brand, its tags, the terms of its attributes. */
export type MemberKind = 'category' | 'brand' | 'tag' | 'term';
export type Member = number;

/** Which slot belongs to what. Members are numbered as they are met; each slot has its own stretch of one long list. */
export type SlotMembers = {
  readonly capacity: number;
  readonly first: Uint32Array;
  readonly length: Uint16Array;
  pool: Uint16Array | Uint32Array;
  used: number;
  readonly numbers: Map<number, Member>;
  /** the slots of members that were asked for lately */
  readonly bits: LRUCache<Member, SlotBits>;
};

const kinds: Record<MemberKind, number> = { category: 0, brand: 1, tag: 2, term: 3 };

const KEPT_BYTES = 32 * 1024 * 1024;
const NARROW = 0xffff;
const SPARE = 1.25;

export function createSlotMembers(input: {
  capacity: number;
  memberships: number;
  kinds: number;
}): SlotMembers {
  const size = Math.ceil(input.memberships * SPARE) + 1024;
  const isNarrow = input.kinds * SPARE + 1024 < NARROW;
  return {
    capacity: input.capacity,
    first: new Uint32Array(input.capacity),
    length: new Uint16Array(input.capacity),
    pool: isNarrow ? new Uint16Array(size) : new Uint32Array(size),
    used: 0,
    numbers: new Map(),
    bits: new LRUCache<Member, SlotBits>({
      maxSize: KEPT_BYTES,
      sizeCalculation: (bits) => bits.byteLength,
    }),
  };
}

/** The number of a member, or undefined when nothing has ever belonged to it. */
export function findMember(members: SlotMembers, kind: MemberKind, id: number): Member | undefined {
  return members.numbers.get(4 * id + kinds[kind]);
}

/** The number of a member. */
export function memberOf(members: SlotMembers, kind: MemberKind, id: number): Member {
  const key = 4 * id + kinds[kind];
  const known = members.numbers.get(key);
  if (known !== undefined) return known;
  const next = members.numbers.size;
  members.numbers.set(key, next);
  return next;
}

/** Gives a slot its members; false where there is no room for them any more. */
export function setMembers(members: SlotMembers, slot: number, wanted: readonly Member[]): boolean {
  const { pool, first, length, bits } = members;
  if (!hasRoom(members, wanted.length)) return false;
  const begin = first[slot] ?? 0;
  for (const [member, set] of bits.entries()) setBit(set, slot, wanted.includes(member));
  // A stretch that has become too short is left behind.
  const at = wanted.length <= (length[slot] ?? 0) ? begin : members.used;
  if (at === members.used) members.used += wanted.length;
  first[slot] = at;
  length[slot] = wanted.length;
  wanted.forEach((member, place) => {
    pool[at + place] = member;
  });
  return true;
}

function hasRoom(members: SlotMembers, more: number): boolean {
  const isWide = members.pool instanceof Uint32Array;
  return members.used + more <= members.pool.length && (isWide || members.numbers.size <= NARROW);
}

/**
 * Gives new slots their members, many at a time; false where there is no room for them. Each list holds what belongs to the slots of
 * the stretch: slot and member by turns.
 */
export function fillMembers(
  members: SlotMembers,
  slots: { from: number; to: number },
  lists: readonly Uint32Array[],
): boolean {
  const { pool, first, length } = members;
  const all = lists.reduce((sum, pairs) => sum + pairs.length / 2, 0);
  if (!hasRoom(members, all)) return false;
  for (const pairs of lists) {
    for (let at = 0; at < pairs.length; at += 2) {
      const slot = pairs[at] ?? 0;
      length[slot] = (length[slot] ?? 0) + 1;
    }
  }
  const next = new Uint32Array(slots.to - slots.from);
  for (let slot = slots.from; slot < slots.to; slot += 1) {
    first[slot] = members.used;
    next[slot - slots.from] = members.used;
    members.used += length[slot] ?? 0;
  }
  for (const pairs of lists) {
    for (let at = 0; at < pairs.length; at += 2) {
      const place = (pairs[at] ?? 0) - slots.from;
      const free = next[place] ?? 0;
      pool[free] = pairs[at + 1] ?? 0;
      next[place] = free + 1;
    }
  }
  return true;
}

/** The slots that belong to a member. */
export function bitsOf(members: SlotMembers, member: Member, count: number): SlotBits {
  const known = members.bits.get(member);
  if (known) return known;
  const { pool, first, length } = members;
  const found = emptyBits(members.capacity);
  for (let slot = 0; slot < count; slot += 1) {
    const begin = first[slot] ?? 0;
    const end = begin + (length[slot] ?? 0);
    for (let at = begin; at < end; at += 1) {
      if (pool[at] === member) {
        setBit(found, slot, true);
        break;
      }
    }
  }
  members.bits.set(member, found);
  return found;
}

/** The slots that belong to any of some members; to be read only. */
export function bitsOfAny(
  members: SlotMembers,
  wanted: readonly Member[],
  count: number,
  take: () => SlotBits,
): SlotBits {
  const [only, ...more] = wanted;
  if (only !== undefined && more.length === 0) return bitsOf(members, only, count);
  const any = take();
  for (const member of wanted) addBits(any, bitsOf(members, member, count));
  return any;
}
