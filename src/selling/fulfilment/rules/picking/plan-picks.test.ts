import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planPicks } from './plan-picks.ts';

const line = (lineId: number, itemId: number | null, quantity: number, shipped = 0) => ({
  lineId,
  itemId,
  quantity,
  shipped,
});

test('a line is fetched where its order is served from, one location after the other', () => {
  const parts = [
    { itemId: 7, locationId: null, pieces: 2 },
    { itemId: 7, locationId: 3, pieces: 4 },
  ];
  expect(planPicks([line(1, 7, 5)], parts)).toEqual([
    { lineId: 1, locationId: null, quantity: 2, shippedBefore: 0 },
    { lineId: 1, locationId: 3, quantity: 3, shippedBefore: 0 },
  ]);
});

test('pieces that have left are those of the first locations', () => {
  const parts = [
    { itemId: 7, locationId: 2, pieces: 2 },
    { itemId: 7, locationId: 3, pieces: 4 },
  ];
  expect(planPicks([line(1, 7, 4, 2)], parts)).toEqual([
    { lineId: 1, locationId: 3, quantity: 4, shippedBefore: 2 },
  ]);
});

test('two lines of an article share its pieces; what no location serves lies at the default one', () => {
  const parts = [{ itemId: 7, locationId: 3, pieces: 2 }];
  expect(planPicks([line(1, 7, 1), line(2, 7, 3), line(3, null, 1)], parts)).toEqual([
    { lineId: 1, locationId: 3, quantity: 1, shippedBefore: 0 },
    { lineId: 2, locationId: 3, quantity: 1, shippedBefore: 0 },
    { lineId: 2, locationId: null, quantity: 2, shippedBefore: 0 },
    { lineId: 3, locationId: null, quantity: 1, shippedBefore: 0 },
  ]);
});

test('what is fetched of a line is always all that is left of it', () => {
  const quantity = fc.integer({ min: 1, max: 9 });
  const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), quantity, fc.integer({ min: 0, max: 4 })));
  const parts = fc.array(
    fc.record({
      itemId: fc.integer({ min: 1, max: 3 }),
      locationId: fc.option(fc.integer({ min: 1, max: 3 })),
      pieces: quantity,
    }),
  );
  fc.assert(
    fc.property(lines, parts, (given, at) => {
      const wanted = given.map(([itemId, pieces, shipped], index) => line(index, itemId, pieces, shipped));
      const planned = planPicks(wanted, at);
      for (const { lineId, quantity: pieces } of wanted)
        expect(
          planned.filter((pick) => pick.lineId === lineId).reduce((sum, pick) => sum + pick.quantity, 0),
        ).toBe(pieces);
    }),
  );
});
