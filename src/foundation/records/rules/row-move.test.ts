import { expect, test } from 'vitest';
import { moveRow, type RowMove, readMove } from './row-move.ts';

test.each<[RowMove, readonly number[] | null]>([
  [{ kind: 'up' }, [2, 1, 3]],
  [{ kind: 'down' }, [1, 3, 2]],
  [{ kind: 'before', target: 1 }, [2, 1, 3]],
  [{ kind: 'after', target: 3 }, [1, 3, 2]],
  [{ kind: 'after', target: 1 }, [1, 2, 3]],
  [{ kind: 'before', target: 2 }, null],
  [{ kind: 'before', target: 9 }, null],
  [{ kind: 'inside', target: 1 }, null],
  [{ kind: 'in' }, null],
])('the second of three rows moves by %j', (move, expected) => {
  expect(moveRow([1, 2, 3], 2, move)).toEqual(expected);
});

test('the first row goes no further up, the last no further down, and a row that is not there does not move', () => {
  expect([
    moveRow([1, 2], 1, { kind: 'up' }),
    moveRow([1, 2], 2, { kind: 'down' }),
    moveRow([1, 2], 3, { kind: 'up' }),
  ]).toEqual([null, null, null]);
});

test('a move is read as it is posted', () => {
  expect(readMove('before', '7')).toEqual({ kind: 'before', target: 7 });
  expect([readMove('before', ''), readMove('sideways', '7'), readMove('inside', '-1')]).toEqual([
    null,
    null,
    null,
  ]);
});
