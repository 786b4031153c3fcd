import { expect, test } from 'vitest';
import { lengthFigures, lengthProblems } from './check-lengths.ts';

const problemsOf = (path: string, lines = 10) => lengthProblems([{ path, lines }]);

test('a file in its place and of its size is no problem', () => {
  expect(problemsOf('src/selling/cart/server/add-to-cart.ts', 300)).toEqual([]);
});

test.each([
  ['too long', 'src/selling/cart/server/add-to-cart.ts', 301, 'two files'],
  ['in a folder without a name of its own', 'src/selling/cart/server/utils/x.ts', 10, 'no owner'],
  ['not in kebab-case', 'src/selling/cart/server/addToCart.ts', 10, 'kebab-case'],
  ['on a shelf that does not exist', 'src/selling/cart/client/x.ts', 10, 'shelves'],
])('a file %s is told', (_, path, lines, word) => {
  expect(problemsOf(path, lines).join()).toContain(word);
});

test('data may be long', () => {
  expect(problemsOf('src/foundation/addresses/rules/facts/states.data.ts', 2000)).toEqual([]);
});

test('a shelf of 21 files is two rooms', () => {
  const files = Array.from({ length: 21 }, (_, n) => ({
    path: `src/selling/cart/server/f${n}.ts`,
    lines: 5,
  }));
  expect(lengthProblems(files)).toEqual([expect.stringContaining('two rooms')]);
  expect(lengthProblems(files.slice(1))).toEqual([]);
});

test('a language has a file for each room, however many there are', () => {
  const files = Array.from({ length: 30 }, (_, n) => ({ path: `src/messages/it/r${n}.ts`, lines: 5 }));
  expect(lengthProblems(files)).toEqual([]);
});

test('median and ninth decile leave tests and data out', () => {
  const files = [1, 2, 3, 4, 100].map((lines, n) => ({ path: `src/a${n}.ts`, lines }));
  expect(lengthFigures([...files, { path: 'src/b.test.ts', lines: 900 }])).toEqual({
    median: 3,
    nineInTen: 100,
  });
});
