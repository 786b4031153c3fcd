import { expect, it } from 'vitest';
import { findBranches } from './shown-branches.ts';

const all = [
  { id: 1, parentId: null, name: 'Freni' },
  { id: 2, parentId: 1, name: 'Dischi freno' },
  { id: 3, parentId: 2, name: 'Dischi forati' },
  { id: 4, parentId: null, name: 'Qualità' },
];

it('finds names by all words, regardless of accents and capitals, with what stands above them', () => {
  expect(findBranches(all, 'FORATI')).toEqual({ matches: new Set([3]), shown: new Set([3, 2, 1]) });
  expect(findBranches(all, ' freno dischi ')).toEqual({ matches: new Set([2]), shown: new Set([2, 1]) });
  expect(findBranches(all, 'qualita').matches).toEqual(new Set([4]));
  expect(findBranches(all, 'olio')).toEqual({ matches: new Set(), shown: new Set() });
});
