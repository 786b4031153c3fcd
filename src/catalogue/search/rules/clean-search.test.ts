import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanSearch } from './clean-search.ts';

test.each([
  ['  filtro   olio ', 'filtro olio'],
  ['filtro\tolio\n', 'filtro olio'],
  ['fil\u0000tro', 'fil tro'],
  ['\u202Eortlif', 'ortlif'],
  ['\u2066abc\u2069\u200F', 'abc'],
  ['   \t ', ''],
  ['🚗🔧', '🚗🔧'],
  ['مرشح الزيت', 'مرشح الزيت'],
  ['x'.repeat(10_000), 'x'.repeat(200)],
  ['🚗'.repeat(300), '🚗'.repeat(200)],
])('%j is searched for as %j', (typed, expected) => {
  expect(cleanSearch(typed)).toBe(expected);
});

test('whatever is typed becomes one line of at most 200 characters, and stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
      const clean = cleanSearch(typed);
      expect([...clean].length).toBeLessThanOrEqual(200);
      expect(clean).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|^\s|\s$/u);
      expect(cleanSearch(clean)).toBe(clean);
    }),
  );
});
