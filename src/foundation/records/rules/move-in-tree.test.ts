import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTreeOrder, isWithin, moveInTree, type TreeRow } from './move-in-tree.ts';
import { readMove } from './row-move.ts';

// 1 Freni (2 Dischi, 3 Pastiglie (4 Anteriori)), 5 Motore
const tree: readonly TreeRow[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: 3 },
  { id: 5, parentId: null },
];

describe('moving a row of a tree', () => {
  it.each([
    [5, { kind: 'up' }, null, [5, 1]],
    [2, { kind: 'down' }, 1, [3, 2]],
    [3, { kind: 'in' }, 2, [3]],
    [5, { kind: 'in' }, 1, [2, 3, 5]],
    [3, { kind: 'out' }, null, [1, 3, 5]],
    [4, { kind: 'out' }, 1, [2, 3, 4]],
    [5, { kind: 'before', target: 3 }, 1, [2, 5, 3]],
    [2, { kind: 'after', target: 3 }, 1, [3, 2]],
    [4, { kind: 'inside', target: 5 }, 5, [4]],
  ] as const)('%i %j stands below %s as %j', (id, move, parentId, siblings) => {
    expect(moveInTree(tree, id, move)).toEqual({ ok: true, parentId, siblings });
  });

  it.each([
    [1, { kind: 'up' }, 'no-further'],
    [5, { kind: 'down' }, 'no-further'],
    [1, { kind: 'in' }, 'no-further'],
    [5, { kind: 'out' }, 'no-further'],
    [1, { kind: 'inside', target: 4 }, 'below-itself'],
    [1, { kind: 'before', target: 1 }, 'below-itself'],
    [9, { kind: 'up' }, 'gone'],
    [1, { kind: 'after', target: 9 }, 'gone'],
  ] as const)('%i %j is refused: %s', (id, move, code) => {
    expect(moveInTree(tree, id, move)).toEqual({ ok: false, code });
  });

  it('never makes a ring, and loses nobody', () => {
    const kinds = fc.constantFrom('up', 'down', 'in', 'out', 'before', 'after', 'inside');
    const moves = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 5 }), kind: kinds, target: fc.integer({ min: 1, max: 5 }) }),
    );
    fc.assert(
      fc.property(moves, (asked) => {
        let now = tree;
        for (const { id, kind, target } of asked) {
          const move = readMove(kind, String(target));
          const moved = move && moveInTree(now, id, move);
          if (!moved?.ok) continue;
          const { parentId, siblings } = moved;
          const rest = now.filter((one) => !siblings.includes(one.id));
          now = [...rest, ...siblings.map((one) => ({ id: one, parentId }))];
        }
        expect(now.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4, 5]);
        for (const { id, parentId } of now) expect(isWithin(now, parentId, id)).toBe(false);
      }),
    );
  });
});

it('rows stand below their parent, in the order that they came in', () => {
  const mixed = [tree[3], tree[4], tree[0], tree[2], tree[1]].filter((row) => row !== undefined);
  expect(inTreeOrder(mixed).map(({ id }) => id)).toEqual([5, 1, 3, 4, 2]);
});
