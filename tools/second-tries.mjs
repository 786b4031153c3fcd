// A test that passes only when it is repeated fails the run, unless it then passes three times with nothing beside it (what failed was the
// machine's time), or `tests/flaky.json` lists it with its reason. Plain JavaScript that Node 20.19 understands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './source-stamp.mjs';

/** Where the list lies, below the project folder. */
export const flakyList = 'tests/flaky.json';

/** The list as it is checked in: tests by the names that runs give them, each with its reason. */
export function readFlakyTests(folder = projectFolder) {
  return JSON.parse(readFileSync(join(folder, flakyList), 'utf8'));
}

/** How often a test has to pass with nothing beside it, and how many tests of one run may be put to that proof. */
export const proofRuns = 3;
export const mostProofs = 4;

/**
 * The names of second tries that are no fault of the tests: with nothing else on the machine their whole file passes `proofRuns` times of
 * as many, without a second try. `passesAlone` runs the file of a second try once. Above `mostProofs` tests none is proven.
 */
export async function proveSecondTries(outcome, listed, passesAlone) {
  const names = new Set(listed.map(({ test }) => test));
  const unlisted = outcome.secondTries.filter(({ name }) => !names.has(name));
  if (unlisted.length > mostProofs) return [];
  const proven = [];
  for (const one of unlisted) {
    let passed = 0;
    while (passed < proofRuns && (await passesAlone(one))) passed += 1;
    if (passed === proofRuns) proven.push(one.name);
  }
  return proven;
}

/** The outcome in which every second try of a test that is neither listed nor proven steady is a failure. */
export function judgeSecondTries(outcome, listed, proven = []) {
  const names = new Set([...listed.map(({ test }) => test), ...proven]);
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
