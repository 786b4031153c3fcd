import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSlotOrder, insertSlot, moveSlot, sortAll } from './slot-order.ts';

const key = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 0xffffffff }));

test.each([false, true])(
  '[CAT-03] an order stays sorted whatever changes, newest first: %s',
  (newestFirst) => {
    fc.assert(
      fc.property(
        fc.array(key, { maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(39), key), { maxLength: 40 }),
        (keys, changes) => {
          const order = createSlotOrder(80, newestFirst);
          keys.forEach((value, slot) => {
            order.keys[slot] = value;
          });
          sortAll(order, keys.length);
          const wanted = [...keys];
          for (const [slot, value] of changes) {
            if (slot < wanted.length) {
              moveSlot(order, slot, value);
              wanted[slot] = value;
            } else {
              insertSlot(order, wanted.length, value);
              wanted.push(value);
            }
          }
          const expected = wanted
            .map((value, slot) => ({ value, slot }))
            .sort((a, b) => a.value - b.value || (newestFirst ? b.slot - a.slot : a.slot - b.slot))
            .map(({ slot }) => slot);
          expect([...order.slots.subarray(0, order.count)]).toEqual(expected);
        },
      ),
    );
  },
);
