// A test that passes only when it is repeated fails the run, unless `tests/flaky.json` lists it with its reason. Plain JavaScript that
// Node 20.19 understands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './source-stamp.mjs';

/** Where the list lies, below the project folder. */
export const flakyList = 'tests/flaky.json';

/** The list as it is checked in: tests by the names that runs give them, each with its reason. */
export function readFlakyTests(folder = projectFolder) {
  return JSON.parse(readFileSync(join(folder, flakyList), 'utf8'));
}

/** The outcome in which every second try of a test that is not listed is a failure. */
export function judgeSecondTries(outcome, listed) {
  const names = new Set(listed.map(({ test }) => test));
  const unlisted = outcome.secondTries.filter(({ name }) => !names.has(name));
  return {
    passed: outcome.passed - unlisted.length,
    failed: outcome.failed + unlisted.length,
    failures: [
      ...outcome.failures,
      ...unlisted.map(({ name, lines }) => ({
        name,
        lines: [`passed at its second try only, and is not listed in ${flakyList}`, ...lines],
      })),
    ],
    secondTries: outcome.secondTries.filter(({ name }) => names.has(name)),
  };
}
