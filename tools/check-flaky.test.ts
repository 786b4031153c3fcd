import { expect, test } from 'vitest';
import { flakyProblems } from './check-flaky.ts';

const files = ['src/a.test.ts', 'tests/journeys/guest-buys.test.ts'];
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
  ['four tests', Array.from({ length: 4 }, (_, at) => entry(`src/a.test.ts > ${at}`)), 'lists 4 tests'],
  ['a test without its reason', [{ test: 'src/a.test.ts > x', reason: '' }], 'is no reason'],
  ['a reason that says nothing', [{ test: 'src/a.test.ts > x', reason: 'flaky' }], 'is no reason'],
  ['a test of a file that is gone', [entry('src/gone.test.ts > x')], 'there is no src/gone.test.ts'],
  ['a whole file', [entry('src/a.test.ts')], 'is no name'],
  ['more than test and reason', [{ ...entry('src/a.test.ts > x'), until: 'later' }], '0'],
])('the gate refuses %s', (_, entries, sentence) => {
  expect(problemsOf(entries)).toEqual([expect.stringContaining(sentence)]);
});
