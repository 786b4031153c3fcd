import { expect, test } from 'vitest';
import { accentedLines, messageKeys, namesIn, unusedKeys } from './check-messages.ts';

const words = {
  title: 'Carrello',
  problems: { 'not-enough-stock': 'Non basta' },
  count: (n: number) => `${n}`,
};

test('the keys of a catalogue are its leaves', () => {
  expect(messageKeys(words)).toEqual(['title', 'problems.not-enough-stock', 'count']);
});

const unusedIn = (...sources: readonly string[]) => unusedKeys(messageKeys(words), sources.map(namesIn));

test('a key that no source names is unused', () => {
  const source = "return words.title + words.problems[code]; const code = 'not-enough-stock';";
  expect(unusedIn(source)).toEqual(['count']);
});

test('a comment uses no key', () => {
  const shown = "words.title; words.problems['not-enough-stock']";
  expect(unusedIn(shown, '/** the count */\n// count(3)')).toEqual(['count']);
});

test('a key is unused where only something else has its name', () => {
  const shown = 'words.title + words.count(3)';
  expect(unusedIn(shown, "fail('not-enough-stock')", 'const { problems } = words;')).toEqual([
    'problems.not-enough-stock',
  ]);
  expect(unusedIn(shown, "words.problems['not-enough-stock']")).toEqual([]);
});

test('a key of an object that is looked up by a value, or handed on as a whole, is used where any source names it', () => {
  const elsewhere = "fail('not-enough-stock'); words.title; words.count(1);";
  expect(unusedIn(elsewhere, 'words.problems[code]')).toEqual([]);
  const keys = messageKeys(words);
  expect(unusedKeys(keys, [namesIn(elsewhere)], new Set(['problems']))).toEqual([]);
  expect(unusedKeys(keys, [namesIn(elsewhere)])).toEqual(['problems.not-enough-stock']);
});

test('accented text outside the catalogues is told with its line, comments are not', () => {
  expect(accentedLines('a.ts', "const a = 1;\nconst b = 'città';\n// perché")).toEqual([
    "a.ts:2: const b = 'città';",
  ]);
});
