import { expect, test } from 'vitest';
import { flakyProblems } from './check-flaky.ts';

const files = new Map([
  [
    'src/a.test.ts',
    `describe('the cart', () => {
      test('adds up', () => {});
      test.each([1, 2])('holds %i pieces of one part\\'s kind', () => {});
      test.each([
        ['a', 'b'],
      ])(
        'takes %s', () => {});
    });
    test('x', () => {});`,
  ],
  [
    'tests/journeys/guest-buys.test.ts',
    "import { look } from './looks.ts';\ntest('pays', () => {}); look();",
  ],
  ['tests/journeys/looks.ts', `const look = () => test(\`nothing is wrong with \${name}\`, () => {});`],
]);
const reason = 'The mail server of the test answers late on a busy machine; it gets a queue of its own.';
const entry = (name: string) => ({ test: name, reason });
const problemsOf = (entries: unknown) => flakyProblems(JSON.stringify(entries), files);

test('three tests and journeys with their reasons may be listed', () => {
  expect(problemsOf([])).toEqual([]);
  const three = [
    entry('src/a.test.ts > the cart > adds up'),
    entry('guest-buys.test.ts > pays'),
    entry('src/a.test.ts > x'),
  ];
  expect(problemsOf(three)).toEqual([]);
});

test.each([
  "src/a.test.ts > the cart > holds 2 pieces of one part's kind",
  'src/a.test.ts > the cart > takes a',
  'guest-buys.test.ts > nothing is wrong with home',
])('%s is known by a title that leaves something open', (name) => {
  expect(problemsOf([entry(name)])).toEqual([]);
});

test.each([
  ['four tests', Array.from({ length: 4 }, () => entry('src/a.test.ts > x')), 'lists 4 tests'],
  ['a test without its reason', [{ test: 'src/a.test.ts > x', reason: '' }], 'is no reason'],
  ['a reason that says nothing', [{ test: 'src/a.test.ts > x', reason: 'flaky' }], 'is no reason'],
  ['a test of a file that is gone', [entry('src/gone.test.ts > x')], 'there is no src/gone.test.ts'],
  ['a test that is gone', [entry('src/a.test.ts > the cart > adds')], 'has no test "the cart > adds"'],
  ['a test that has another name', [entry('src/a.test.ts > xy')], 'has no test "xy"'],
  ['a whole file', [entry('src/a.test.ts')], 'is no name'],
  ['more than test and reason', [{ ...entry('src/a.test.ts > x'), until: 'later' }], '0'],
])('the gate refuses %s', (_, entries, sentence) => {
  expect(problemsOf(entries)).toEqual([expect.stringContaining(sentence)]);
});
