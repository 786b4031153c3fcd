import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import {
  addOutcomes,
  checksOutcome,
  failedStep,
  playwrightOutcome,
  tellOutcome,
  vitestOutcome,
} from './test-reports.mjs';

const title = 'A run';

async function reportFile(report: object): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

test.each([0, 1])('a run that ended with %i and left no report counts as one failure', (exitCode) => {
  const report = { file: '/nowhere/report.json', exitCode, title };
  for (const outcome of [vitestOutcome(report), playwrightOutcome(report)]) {
    expect(outcome).toMatchObject({ passed: 0, failed: 1, failures: [{ name: title }] });
  }
});

test('tests that failed are named by file, group and sentence, a file that could not be loaded by itself', async () => {
  const file = await reportFile({
    numPassedTests: 7,
    testResults: [
      { name: '/shop/src/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: '/shop/src/b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed' },
          {
            status: 'failed',
            ancestorTitles: ['the cart'],
            title: 'adds up',
            failureMessages: [
              'AssertionError: \u001b[31mexpected 1 to be 2\u001b[39m\n    at b.test.ts:3:4\n\n+ 2',
            ],
          },
        ],
      },
      { name: '/shop/src/c.test.ts', status: 'failed', message: 'Cannot find ./c.ts', assertionResults: [] },
    ],
  });
  expect(vitestOutcome({ file, exitCode: 1, title, folder: '/shop' })).toEqual({
    passed: 7,
    failed: 2,
    failures: [
      {
        name: 'src/b.test.ts > the cart > adds up',
        lines: ['AssertionError: expected 1 to be 2', '+ 2'],
      },
      { name: 'src/c.test.ts', lines: ['Cannot find ./c.ts'] },
    ],
    secondTries: [],
  });
});

test('an error outside all tests is not lost behind passing ones', async () => {
  const file = await reportFile({ numPassedTests: 7, testResults: [] });
  expect(vitestOutcome({ file, exitCode: 1, title })).toMatchObject({ passed: 7, failed: 1 });
});

const journey = (name: string, status: string, message?: string) => ({
  title: name,
  tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }, {}] }],
});

test('a journey that passed at its second try counts as passed and is named', async () => {
  const file = await reportFile({
    errors: [],
    suites: [
      {
        title: 'guest-buys.test.ts',
        specs: [
          journey('buys', 'expected'),
          journey('pays', 'flaky', 'too late'),
          journey('waits', 'skipped'),
        ],
        suites: [{ title: 'on a telephone', specs: [journey('finds', 'unexpected', 'Error: not there')] }],
      },
    ],
  });
  expect(playwrightOutcome({ file, exitCode: 1, title })).toEqual({
    passed: 2,
    failed: 1,
    failures: [{ name: 'guest-buys.test.ts > on a telephone > finds', lines: ['Error: not there'] }],
    secondTries: [{ name: 'guest-buys.test.ts > pays', lines: ['too late'] }],
  });
});

test('a run of journeys that could not begin says why', async () => {
  const file = await reportFile({ suites: [], errors: [{ message: 'Error: no shop at this address' }] });
  expect(playwrightOutcome({ file, exitCode: 1, title })).toMatchObject({
    failed: 1,
    failures: [{ name: title, lines: ['Error: no shop at this address'] }],
  });
});

test('of checks only those that fail are counted', async () => {
  const file = await reportFile([{ name: 'types', output: 'a.ts(1,2): wrong\n' }]);
  expect(checksOutcome({ file, exitCode: 1, title })).toMatchObject({
    failed: 1,
    failures: [{ name: 'A run > types', lines: ['a.ts(1,2): wrong'] }],
  });
  expect(checksOutcome({ file: await reportFile([]), exitCode: 0, title })).toMatchObject({ failed: 0 });
  expect(checksOutcome({ file: '/nowhere/checks.json', exitCode: 1, title })).toMatchObject({ failed: 1 });
});

test('the end of a log names what failed and what needed a second try, and counts in its last line', () => {
  const fine = { passed: 3, failed: 0, failures: [], secondTries: [] };
  expect(tellOutcome(fine)).toBe('3 passed, 0 failed');
  const shaky = { ...fine, secondTries: [{ name: 'guest-buys.test.ts > pays', lines: ['too late'] }] };
  expect(tellOutcome(addOutcomes([fine, shaky, failedStep('The gate > types', 'a.ts: wrong')]))).toBe(
    [
      '=== What failed ===',
      'The gate > types',
      '    a.ts: wrong',
      'needed a second try: guest-buys.test.ts > pays',
      '    too late',
      '6 passed, 1 failed',
    ].join('\n'),
  );
});

test('a test that passed when it was repeated counts as passed and is named', async () => {
  const retried = {
    status: 'passed',
    ancestorTitles: ['the cart'],
    title: 'adds up',
    failureMessages: ['AssertionError: expected 1 to be 2'],
  };
  const steady = { ...retried, title: 'is empty', failureMessages: [] };
  const file = await reportFile({
    numPassedTests: 2,
    testResults: [{ name: '/shop/src/b.test.ts', status: 'passed', assertionResults: [retried, steady] }],
  });
  expect(vitestOutcome({ file, exitCode: 0, title, folder: '/shop' })).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    secondTries: [
      { name: 'src/b.test.ts > the cart > adds up', lines: ['AssertionError: expected 1 to be 2'] },
    ],
  });
});
