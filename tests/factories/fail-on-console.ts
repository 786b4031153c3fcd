import { afterEach, beforeEach, vi } from 'vitest';

let expected: RegExp[] = [];
let said: string[] = [];

function listen(): void {
  expected = [];
  said = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      said.push(
        words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '),
      );
    });
  }
}

/** Allows what matches on the console for the rest of this test, and fails the test if it is never said. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** What is wrong with what a test said on the console: the unexpected, and the expected that was not said. */
export function consoleProblems(words: readonly string[], patterns: readonly RegExp[]): readonly string[] {
  const unexpected = words.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  const missing = patterns.filter((pattern) => !words.some((line) => pattern.test(line)));
  return [
    ...unexpected.map((line) => `unexpected on the console: ${line}`),
    ...missing.map((pattern) => `never said on the console: ${pattern}`),
  ];
}

beforeEach(listen);
afterEach(() => {
  const problems = consoleProblems(said, expected);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
