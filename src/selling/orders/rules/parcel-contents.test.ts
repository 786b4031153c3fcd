import { expect, test } from 'vitest';
import { allLeftToShip, checkContents, leftToShip } from './parcel-contents.ts';

const lines = [
  { lineId: 1, quantity: 5, refunded: 1, shipped: 2 },
  { lineId: 2, quantity: 1, refunded: 0, shipped: 1 },
];

test.each([
  [{ quantity: 5, refunded: 0, shipped: 0 }, 5],
  [{ quantity: 5, refunded: 1, shipped: 2 }, 2],
  [{ quantity: 5, refunded: 5, shipped: 0 }, 0],
  // pieces that came back and were refunded had been shipped
  [{ quantity: 5, refunded: 2, shipped: 5 }, 0],
  [{ quantity: 5, refunded: 2, cameBack: 2, shipped: 2 }, 3],
  [{ quantity: 5, refunded: 3, cameBack: 2, shipped: 2 }, 2],
])('of %o there are left to ship: %i', (line, left) => {
  expect(leftToShip(line)).toBe(left);
});

test('what is left to ship names only lines that have something left', () => {
  expect(allLeftToShip(lines)).toEqual([{ lineId: 1, quantity: 2 }]);
});

test.each([
  ['what is left', [{ lineId: 1, quantity: 2 }], null],
  ['less than what is left', [{ lineId: 1, quantity: 1 }], null],
  ['one piece more', [{ lineId: 1, quantity: 3 }], 'too-many-pieces'],
  ['a line that was shipped', [{ lineId: 2, quantity: 1 }], 'too-many-pieces'],
  ['a line of another order', [{ lineId: 9, quantity: 1 }], 'too-many-pieces'],
  ['nothing', [{ lineId: 1, quantity: 0 }], 'no-pieces'],
] as const)('a parcel with %s', (_, wanted, code) => {
  const checked = checkContents(lines, wanted);
  expect(checked.ok ? null : checked.error.code).toBe(code);
});

test('a further parcel of an order that is all shipped needs no contents', () => {
  expect(checkContents(lines.slice(1), [])).toEqual({ ok: true, contents: [] });
});
