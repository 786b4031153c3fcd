import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What came of a run of tests: counts, the tests that failed with what they said, and those that passed only at their second try.
 * @typedef {import('./test-reports.d.mts').Outcome} Outcome
 */

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const separator = ' > ';
const mostLines = 6;

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The first lines of an error that say something; frames of a stack and colours do not. */
function firstLines(message) {
  const lines = (message ?? '').replace(escapes, '').split('\n');
  const telling = lines.map((line) => line.trimEnd()).filter((line) => !/^\s*(?:at .*)?$/.test(line));
  return telling.slice(0, mostLines);
}

/** A step that failed as a whole, as one failure. */
export function failedStep(name, error) {
  return { passed: 0, failed: 1, failures: [{ name, lines: firstLines(error) }], secondTries: [] };
}

/** A run whose exit code says more than its report counts as one failure. */
function besideExitCode(outcome, title, exitCode) {
  if (exitCode === 0 || outcome.failed > 0) return outcome;
  const beside = failedStep(title, `ended with exit code ${exitCode} beside its tests; its log says why`);
  return addOutcomes([outcome, beside]);
}

/** The outcome of a list of checks, each of which either holds or fails as a whole; what holds is not counted. */
export function checksOutcome({ file, exitCode, title }) {
  const failures = (read(file) ?? []).map(({ name, output }) => failedStep(title + separator + name, output));
  return besideExitCode(addOutcomes(failures), title, exitCode);
}

const fromHere = (file, folder) => relative(folder, file) || file;

/**
 * The outcome of a Vitest report. A file that could not even be loaded counts as one failure, and so does a run that ended
 * without a report or with an error outside its tests.
 */
export function vitestOutcome({ file, exitCode, title, folder = process.cwd() }) {
  const report = read(file);
  if (!report) return failedStep(title, 'ended without a report; its log says why');
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const path = fromHere(name, folder);
    const broken = assertionResults.filter((one) => one.status === 'failed');
    if (broken.length === 0) return [{ name: path, lines: firstLines(message) }];
    return broken.map(({ ancestorTitles, title: test, failureMessages }) => ({
      name: [path, ...ancestorTitles, test].join(separator),
      lines: firstLines(failureMessages[0]),
    }));
  });
  // A test that passed when it was repeated still tells what went wrong at first.
  const secondTries = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(({ ancestorTitles, title: test, failureMessages }) => ({
        name: [fromHere(name, folder), ...ancestorTitles, test].join(separator),
        lines: firstLines(failureMessages[0]),
      })),
  );
  const outcome = { passed: report.numPassedTests, failed: failures.length, failures, secondTries };
  return besideExitCode(outcome, title, exitCode);
}

/** Every journey of a Playwright report with its full name. */
function journeysOf({ title, suites = [], specs = [] }, above = []) {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...path, spec.title].join(separator),
        status,
        results,
      })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, path)),
  ];
}

/**
 * The outcome of a Playwright report. A journey that passed when it was repeated counts as passed, and is named among the second
 * tries; an error outside all journeys counts as one failure.
 */
export function playwrightOutcome({ file, exitCode, title }) {
  const report = read(file);
  if (!report) return failedStep(title, 'ended without a report; its log says why');
  const journeys = report.suites.flatMap((suite) => journeysOf(suite));
  const errorOf = ({ results }) => results.find(({ error }) => error)?.error.message;
  const withStatus = (wanted) =>
    journeys
      .filter(({ status }) => status === wanted)
      .map((journey) => ({ name: journey.name, lines: firstLines(errorOf(journey)) }));
  const failures = withStatus('unexpected');
  const outcome = {
    passed: journeys.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failed: failures.length,
    failures,
    secondTries: withStatus('flaky'),
  };
  const errors = (report.errors ?? []).map(({ message }) => failedStep(title, message));
  return besideExitCode(addOutcomes([outcome, ...errors]), title, exitCode);
}

/** Several outcomes as one. */
export function addOutcomes(outcomes) {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    secondTries: outcomes.flatMap(({ secondTries }) => secondTries),
  };
}

/** What is told at the end of a run: what failed and how, what needed a second try, and the counts in the last line. */
export function tellOutcome({ passed, failed, failures, secondTries }) {
  return [
    ...(failures.length > 0 ? ['=== What failed ==='] : []),
    ...failures.flatMap(({ name, lines }) => [name, ...lines.map((line) => `    ${line}`)]),
    ...secondTries.flatMap(({ name, lines }) => [
      `needed a second try: ${name}`,
      ...lines.map((line) => `    ${line}`),
    ]),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
