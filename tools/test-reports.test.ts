import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/makers/temporary-folder.ts';
import { playwrightCounts, vitestCounts } from './test-reports.mjs';

async function reportFile(report: object): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

test('a run that left no report counts as one failure', () => {
  expect(vitestCounts('/nowhere/unit.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts('/nowhere/journeys.json', 0)).toEqual({ passed: 0, failed: 1 });
});

test('a test file that could not be loaded counts beside the tests that failed', async () => {
  const file = await reportFile({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(file, 1)).toEqual({ passed: 7, failed: 2 });
});

test('an error outside all tests is not lost behind passing ones', async () => {
  expect(
    vitestCounts(await reportFile({ numPassedTests: 7, numFailedTests: 0, testResults: [] }), 1),
  ).toEqual({
    passed: 7,
    failed: 1,
  });
});

test('a journey that passed only at its second try counts as failed', async () => {
  const file = await reportFile({ stats: { expected: 12, unexpected: 1, flaky: 2, skipped: 1 } });
  expect(playwrightCounts(file, 1)).toEqual({ passed: 12, failed: 3 });
});
