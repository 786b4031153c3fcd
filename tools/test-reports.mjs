import { existsSync, readFileSync } from 'node:fs';

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Counts of a Vitest report. A file that could not even be loaded counts as one failure, and so does a run that ended
 * without a report or with an error outside its tests.
 * @param {string} file
 * @param {number} exitCode
 */
export function vitestCounts(file, exitCode) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

/**
 * Counts of a Playwright report; a journey that passed only when repeated counts as failed.
 * @param {string} file
 * @param {number} exitCode
 */
export function playwrightCounts(file, exitCode) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.stats.unexpected + report.stats.flaky;
  return { passed: report.stats.expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
