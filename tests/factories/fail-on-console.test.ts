import { expect, test } from 'vitest';
import { consoleProblems, expectConsoleError } from './fail-on-console.ts';

const terminal: Pick<Console, 'error' | 'warn'> = console;

test('what is said without being expected, and what is expected without being said, are problems', () => {
  expect(consoleProblems(['a page broke'], [])).toEqual(['unexpected on the console: a page broke']);
  expect(consoleProblems([], [/broke/])).toEqual(['never said on the console: /broke/']);
  expect(consoleProblems(['a page broke', 'it broke again'], [/broke/])).toEqual([]);
});

test('an expected error on the console is heard and does not fail the test', () => {
  expectConsoleError(/as announced/);
  terminal.error('as announced');
});

test.fails('an unexpected warning on the console fails the test', () => {
  terminal.warn('not announced');
});
