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
  ['in a layer that does not exist', 'src/selling/cart/client/x.ts', 10, 'layers'],
  ['outside of a layer', 'src/selling/cart/x.ts', 10, 'layers'],
])('a file %s is told', (_, path, lines, word) => {
  expect(problemsOf(path, lines).join()).toContain(word);
});

test('data may be long', () => {
  expect(problemsOf('src/foundation/addresses/rules/states.data.ts', 2000)).toEqual([]);
});

test('an inner folder holds at least three files, its tests and styles not counted', () => {
  const filesIn = (...names: readonly string[]) =>
    names.map((name) => ({ path: `src/selling/cart/server/bulk-add/${name}`, lines: 5 }));
  expect(lengthProblems(filesIn('a.ts', 'b.ts', 'b.test.ts', 'b.module.css'))).toEqual([
    expect.stringContaining('holds 2 files'),
  ]);
  expect(lengthProblems(filesIn('a.ts', 'b.ts', 'c.ts'))).toEqual([]);
});

test('a layer may be small, and so may a folder of routes', () => {
  expect(problemsOf('src/selling/cart/rules/one.ts')).toEqual([]);
  expect(problemsOf('src/http/pages/account/quotes/one.ts')).toEqual([]);
});

test('median and ninth decile leave tests and data out', () => {
  const files = [1, 2, 3, 4, 100].map((lines, n) => ({ path: `src/a${n}.ts`, lines }));
  expect(lengthFigures([...files, { path: 'src/b.test.ts', lines: 900 }])).toEqual({
    median: 3,
    nineInTen: 100,
  });
});
