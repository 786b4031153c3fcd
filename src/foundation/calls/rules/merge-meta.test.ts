import { describe, expect, it } from 'vitest';
import { mergeMeta } from './merge-meta.ts';

const stored = [
  { id: 1, key: 'erp', value: 'A1' },
  { id: 2, key: 'erp', value: 'A2' },
  { id: 3, key: 'tags', value: ['x'] },
];
const nothing = { add: [], change: [], remove: [] };

describe('mergeMeta', () => {
  it.each([
    ['nothing sent changes nothing', [], nothing],
    ['an unknown key is added', [{ key: 'new', value: 5 }], { ...nothing, add: [{ key: 'new', value: 5 }] }],
    [
      'a known key changes its first entry and ends the others',
      [{ key: 'erp', value: 'B' }],
      { ...nothing, change: [{ id: 1, key: 'erp', value: 'B' }], remove: [2] },
    ],
    [
      'a known id is changed and may be renamed',
      [{ id: 2, key: 'other', value: 'B' }],
      { ...nothing, change: [{ id: 2, key: 'other', value: 'B' }] },
    ],
    [
      'an unknown id replaces the entries of its key',
      [{ id: 99, key: 'tags', value: 'y' }],
      { ...nothing, change: [{ id: 3, key: 'tags', value: 'y' }] },
    ],
    ['null deletes', [{ id: 3, key: 'tags', value: null }], { ...nothing, remove: [3] }],
    ['a key alone deletes all of it', [{ key: 'erp' }], { ...nothing, remove: [1, 2] }],
    ['what is not there is not deleted', [{ key: 'none', value: null }], nothing],
    ['an entry without a key is ignored', [{ value: 'x' }], nothing],
    ['the same value changes nothing', [{ id: 1, key: 'erp', value: 'A1' }], nothing],
  ])('%s', (_title, sent, changes) => {
    expect(mergeMeta(stored, sent)).toEqual(changes);
  });

  it('an entry that was added and deleted in one call leaves nothing', () => {
    const sent = [
      { key: 'new', value: 1 },
      { key: 'new', value: null },
    ];
    expect(mergeMeta(stored, sent)).toEqual(nothing);
  });
});
