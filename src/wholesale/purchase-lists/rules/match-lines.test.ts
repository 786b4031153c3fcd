import { expect, test } from 'vitest';
import { matchLines, worthSaving } from './match-lines.ts';

const list = [
  { id: 1, itemId: 10, quantity: 2 },
  { id: 2, itemId: 20, quantity: 1 },
  { id: 3, itemId: null, quantity: 1 },
  { id: 4, itemId: 20, quantity: 5 },
];
const item = (itemId: number, quantity: number) => ({ itemId, quantity });

test.each([
  [
    'other quantities',
    [item(10, 4), item(20, 0)],
    [
      [1, 4],
      [2, 0],
    ],
    [],
  ],
  [
    'an item twice, chosen in two ways',
    [item(20, 3), item(20, 6)],
    [
      [2, 3],
      [4, 6],
    ],
    [],
  ],
  ['an item more often than it stands there', [item(10, 1), item(10, 2)], [[1, 3]], []],
  ['something new, twice', [item(30, 1), item(10, 2), item(30, 4)], [[1, 2]], [item(30, 5)]],
  ['nothing', [], [], []],
] as const)('[LIST-12] %s', (_, items, remaining, added) => {
  expect(matchLines(list, { items })).toEqual({
    ok: true,
    remaining: remaining.map(([id, quantity]) => ({ id, quantity })),
    added,
  });
});

test.each([[[item(10, 9999), item(10, 1)]], [[item(30, 9999), item(30, 1)]]])(
  '[LIST-12] quantities that add up to more than a line can hold are refused',
  (items) => {
    expect(matchLines(list, { items })).toEqual({ ok: false, error: { code: 'malformed' } });
  },
);

test('[LIST-06] a line whose quantity is 0 is saved only with the zero-quantity setting on', () => {
  const lines = [item(1, 0), item(2, 3)];
  expect(worthSaving(lines, false)).toEqual([item(2, 3)]);
  expect(worthSaving(lines, true)).toEqual(lines);
});

test('a line that the form names and the list does not hold any more is passed over', () => {
  const lines = [
    { id: 4, quantity: 2 },
    { id: 3, quantity: 1 },
    { id: 99, quantity: 7 },
  ];
  expect(matchLines(list, { lines })).toEqual({
    ok: true,
    remaining: [
      { id: 4, quantity: 2 },
      { id: 3, quantity: 1 },
    ],
    added: [],
  });
});
