import type { HiddenGoods } from '#foundation/visitor/rules/hidden-goods.ts';
import { type ListingIndex, slotOf } from './listing-index.ts';
import { addBits, emptyBits, type SlotBits, setBit } from './slot-bits.ts';
import { bitsOf, findMember } from './slot-members.ts';

// A set takes an eighth of a byte for each product.
const MOST_SETS = 50;

/** The slots of what is hidden from an audience, made once until something changes; to be read only. */
export function hiddenSlots(index: ListingIndex, hidden: HiddenGoods): SlotBits {
  const known = index.hidden.get(hidden.key);
  if (known) return known;
  const slots = emptyBits(index.capacity);
  for (const id of hidden.categoryIds) {
    const member = findMember(index.members, 'category', id);
    if (member !== undefined) addBits(slots, bitsOf(index.members, member, index.count));
  }
  for (const id of hidden.productIds) {
    const slot = slotOf(index, id);
    if (slot >= 0) setBit(slots, slot, true);
  }
  if (index.hidden.size >= MOST_SETS) index.hidden.clear();
  index.hidden.set(hidden.key, slots);
  return slots;
}
