import { expect, test } from 'vitest';
import { accentedLines, messageKeys, unusedKeys, wordsOf } from './check-messages.ts';

const words = {
  title: 'Carrello',
  problems: { 'not-enough-stock': 'Non basta' },
  count: (n: number) => `${n}`,
};

test('the keys of a catalogue are its leaves', () => {
  expect(messageKeys(words)).toEqual(['title', 'problems.not-enough-stock', 'count']);
});

test('a key that no source names is unused', () => {
  const source = "return words.title + words.problems[code]; const code = 'not-enough-stock';";
  expect(unusedKeys(messageKeys(words), wordsOf(source))).toEqual(['count']);
});

test('accented text outside the catalogues is told with its line, comments are not', () => {
  expect(accentedLines('a.ts', "const a = 1;\nconst b = 'città';\n// perché")).toEqual([
    "a.ts:2: const b = 'città';",
  ]);
});
