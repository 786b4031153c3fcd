import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ServingRule, servingRules } from '../stock-settings.ts';
import { allocate, type ServingLocation } from './allocate.ts';
import { giveBack } from './give-back.ts';

const location = (id: number, available: readonly (readonly [number, number])[], isDefault = false) =>
  ({ id, isDefault, available: new Map(available) }) satisfies ServingLocation;

test.each([
  [
    'from the first location that has all of it',
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, 1, 2],
      [2, 1, 1],
    ],
  ],
  [
    'from a later one, if only that has all of it',
    [
      [1, 6],
      [2, 4],
    ],
    [
      [1, 2, 6],
      [2, 2, 4],
    ],
  ],
  [
    'item by item where none has all of it',
    [
      [1, 6],
      [3, 2],
    ],
    [
      [1, 2, 6],
      [3, 1, 2],
    ],
  ],
  [
    'from one after the other where none has the whole item',
    [[1, 12]],
    [
      [1, 1, 5],
      [1, 2, 7],
    ],
  ],
  [
    'from the default one beyond the stock',
    [[1, 20]],
    [
      [1, 1, 10],
      [1, 2, 10],
    ],
  ],
])('an order is served %s', (_, wanted, expected) => {
  const locations = [
    location(
      1,
      [
        [1, 5],
        [2, 3],
        [3, 2],
      ],
      true,
    ),
    location(2, [
      [1, 10],
      [2, 4],
    ]),
  ];
  const served = allocate(
    wanted.map(([itemId = 0, quantity = 0]) => ({ itemId, quantity })),
    locations,
    'one-parcel',
  );
  expect(served.map(({ itemId, locationId, quantity }) => [itemId, locationId, quantity])).toEqual(expected);
});

test.each<[ServingRule, readonly (readonly [number, number, number])[]]>([
  // Both parts lie at the second location; the first has the whole second line and a piece of the first.
  [
    'one-parcel',
    [
      [1, 2, 3],
      [2, 2, 2],
    ],
  ],
  [
    'whole-lines',
    [
      [1, 2, 3],
      [2, 1, 2],
    ],
  ],
  [
    'in-order',
    [
      [1, 1, 1],
      [1, 2, 2],
      [2, 1, 2],
    ],
  ],
])('by the rule %s an order is served from there', (rule, expected) => {
  const locations = [
    location(
      1,
      [
        [1, 1],
        [2, 5],
      ],
      true,
    ),
    location(2, [
      [1, 9],
      [2, 9],
    ]),
  ];
  const wanted = [
    { itemId: 1, quantity: 3 },
    { itemId: 2, quantity: 2 },
  ];
  const served = allocate(wanted, locations, rule);
  expect(served.map(({ itemId, locationId, quantity }) => [itemId, locationId, quantity])).toEqual(expected);
});

test('every piece of an order is served once, and no location but the default one serves more than it has', () => {
  const pieces = fc.integer({ min: -3, max: 20 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(pieces, pieces), { minLength: 1, maxLength: 4 }),
      fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })),
      fc.constantFrom(...servingRules),
      (stocks, quantities, rule) => {
        const locations = stocks.map(([one, two], at) =>
          location(
            at,
            [
              [1, one],
              [2, two],
            ],
            at === 0,
          ),
        );
        const wanted = quantities.map((quantity, at) => ({ itemId: at + 1, quantity }));
        const served = allocate(wanted, locations, rule);
        for (const { itemId, quantity } of wanted) {
          const own = served.filter((part) => part.itemId === itemId);
          expect(own.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
          expect(new Set(own.map((part) => part.locationId)).size).toBe(own.length);
        }
        for (const { itemId, locationId, quantity } of served) {
          expect(quantity).toBeGreaterThan(0);
          if (locationId > 0)
            expect(quantity).toBeLessThanOrEqual(locations[locationId]?.available.get(itemId) ?? 0);
        }
      },
    ),
  );
});

test('pieces go back to where they came from, the last location first', () => {
  const sold = [
    { id: 1, left: 5 },
    { id: 2, left: 3 },
  ];
  expect(giveBack(sold, 2)).toEqual([{ id: 2, quantity: 2 }]);
  expect(giveBack(sold, 6)).toEqual([
    { id: 2, quantity: 3 },
    { id: 1, quantity: 3 },
  ]);
});
