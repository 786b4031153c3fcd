import { describe, expect, test } from 'vitest';
import { type PickLine, pickStops, spreadPieces, wantedPieces } from './pick-list.ts';

const line = (given: Partial<PickLine> & { readonly id: number; readonly number?: number }): PickLine => ({
  order: { id: given.number ?? given.id, number: given.number ?? given.id },
  itemId: 1,
  name: 'Filtro olio',
  choices: '',
  sku: 'F1',
  locationId: 1,
  location: 'Magazzino',
  locationTurn: 0,
  bin: '',
  quantity: 1,
  wanted: given.quantity ?? 1,
  picked: 0,
  missing: 0,
  ...given,
});

describe('the walk of a pick list', () => {
  test('goes from location to location and from bin to bin, and fetches an article once for all orders', () => {
    const stops = pickStops([
      line({ id: 1, number: 1002, bin: 'A-10', quantity: 2 }),
      line({ id: 2, number: 1001, bin: 'A-10', quantity: 3 }),
      line({ id: 3, number: 1001, itemId: 2, sku: 'P1', bin: 'A-2' }),
      line({ id: 4, number: 1001, itemId: 3, sku: 'Z', locationId: 2, locationTurn: -1, bin: 'Z-9' }),
      line({ id: 5, number: 1003, itemId: 4, sku: 'B' }),
      line({ id: 6, number: 1003, itemId: null, sku: '' }),
    ]);
    expect(stops.map(({ sku, bin, wanted }) => [sku, bin, wanted])).toEqual([
      ['Z', 'Z-9', 1],
      ['P1', 'A-2', 1],
      ['F1', 'A-10', 5],
      ['', '', 1],
      ['B', '', 1],
    ]);
    expect(stops[2]?.lines.map(({ order }) => order.number)).toEqual([1001, 1002]);
  });

  test('counts what is still to be fetched, and what goes back because nobody needs it any more', () => {
    const [stop] = pickStops([
      line({ id: 1, quantity: 4, picked: 1, missing: 1 }),
      line({ id: 2, quantity: 2, wanted: 0, picked: 2 }),
    ]);
    expect(stop).toMatchObject({ wanted: 4, picked: 3, missing: 1, open: 2, toPutBack: 2 });
  });
});

describe('pieces', () => {
  const lines = [line({ id: 1, quantity: 2 }), line({ id: 2, quantity: 3 })];
  test('that were fetched are for the oldest order first, missing ones are the newest one’s', () => {
    expect(spreadPieces(lines, 3, 'picked')).toEqual([
      { id: 1, pieces: 2 },
      { id: 2, pieces: 1 },
    ]);
    expect(spreadPieces(lines, 4, 'missing')).toEqual([
      { id: 2, pieces: 3 },
      { id: 1, pieces: 1 },
    ]);
  });
  test('are refused where they are more than are needed', () => {
    expect(spreadPieces(lines, 6, 'picked')).toBeNull();
    expect(spreadPieces([line({ id: 1, quantity: 2, missing: 2 })], 1, 'picked')).toBeNull();
  });
});

test.each([
  ['processing', 0, 3],
  ['processing', 1, 2],
  ['completed', 0, 3],
  ['cancelled', 0, 0],
  ['on-hold', 0, 0],
] as const)(
  'of an order that is %s, with %i pieces refunded, %i of 3 are needed',
  (status, refunded, wanted) => {
    expect(wantedPieces({ quantity: 3, ordered: 5, refunded, shippedBefore: 2, status })).toBe(wanted);
  },
);
