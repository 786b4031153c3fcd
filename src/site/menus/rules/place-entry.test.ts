import { describe, expect, it } from 'vitest';
import { mayStandBelow, type PlacedEntry, placeEntry } from './place-entry.ts';

// 1 heading (2 page), 3 address, 4 categories
const tree: readonly PlacedEntry[] = [
  { id: 1, parentId: null, kind: 'heading' },
  { id: 2, parentId: 1, kind: 'page' },
  { id: 3, parentId: null, kind: 'address' },
  { id: 4, parentId: null, kind: 'categories' },
];

describe('moving an entry of a menu', () => {
  it('puts it below the one before it', () => {
    expect(placeEntry('footer', tree, { id: 3, move: { kind: 'in' } })).toEqual({
      ok: true,
      parentId: 1,
      siblings: [2, 3],
    });
  });

  it.each([
    ['a third level', 'footer', 1, { kind: 'inside', target: 3 }],
    ['a second level of a flat menu', 'phone-bar', 3, { kind: 'inside', target: 2 }],
    ['below the categories', 'footer', 3, { kind: 'inside', target: 4 }],
  ] as const)('is refused for %s', (_, menu, id, move) => {
    expect(placeEntry(menu, tree, { id, move })).toEqual({ ok: false, code: 'too-deep' });
  });

  it.each([
    [9, { kind: 'up' }, 'gone'],
    [1, { kind: 'inside', target: 2 }, 'below-itself'],
    [1, { kind: 'up' }, 'no-further'],
  ] as const)('%i %j is refused: %s', (id, move, code) => {
    expect(placeEntry('footer', tree, { id, move })).toEqual({ ok: false, code });
  });

  it('a new entry may stand at the top of every menu', () => {
    for (const menu of ['header', 'footer', 'phone-bar', 'breadcrumb'] as const) {
      expect(mayStandBelow(menu, tree, { parentId: null, height: 1 })).toBe(true);
    }
  });
});
