import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/factories/temporary-folder.ts';
import {
  judgeSecondTries,
  mostProofs,
  proofRuns,
  proveSecondTries,
  readFlakyTests,
} from './second-tries.mjs';
import { tellOutcome, vitestOutcome } from './test-reports.mjs';

const name = 'src/b.test.ts > the cart > adds up';
const shaky = { passed: 3, failed: 0, failures: [], secondTries: [{ name, lines: ['expected 2 to be 3'] }] };

test('a test that passes at its second try only fails the run', () => {
  expect(tellOutcome(judgeSecondTries(shaky, []))).toBe(
    [
      '=== What failed ===',
      name,
      '    passed at its second try only, and is not listed in tests/flaky.json',
      '    expected 2 to be 3',
      '2 passed, 1 failed',
    ].join('\n'),
  );
});

test('a test that passes three times of three by itself only lacked the time of the machine', async () => {
  const runs: string[] = [];
  const proven = await proveSecondTries(shaky, [], async (one) => runs.push(one.name) > 0);
  expect(runs).toEqual(Array(proofRuns).fill(name));
  expect(tellOutcome(judgeSecondTries(shaky, [], proven))).toBe(
    `needed a second try: ${name}\n    expected 2 to be 3\n3 passed, 0 failed`,
  );
});

test('a test that fails once more by itself fails the run, and is not run further', async () => {
  const runs = [true, false, true];
  const proven = await proveSecondTries(shaky, [], async () => runs.shift() ?? false);
  expect([proven, runs]).toEqual([[], [true]]);
  expect(judgeSecondTries(shaky, [], proven)).toMatchObject({ passed: 2, failed: 1 });
});

test('of many second tries none is put to the proof, of listed ones neither', async () => {
  const never = () => Promise.reject(new Error('was run'));
  const tries = Array.from({ length: mostProofs + 1 }, (_, at) => ({ name: `a > ${at}`, lines: [] }));
  expect(await proveSecondTries({ ...shaky, secondTries: tries }, [], never)).toEqual([]);
  expect(await proveSecondTries(shaky, [{ test: name, reason: '' }], never)).toEqual([]);
});

test('a test that is listed may need a second try, and is named', () => {
  const listed = [{ test: name, reason: 'The mail server of the test answers late on a busy machine.' }];
  expect(tellOutcome(judgeSecondTries(shaky, listed))).toBe(
    `needed a second try: ${name}\n    expected 2 to be 3\n3 passed, 0 failed`,
  );
});

test('the list of the project is read from its folder', () => {
  expect(readFlakyTests().length).toBeLessThanOrEqual(3);
});

test('a planted test that passes when it is repeated is found in the report of its run, and the run fails', async () => {
  const file = join(await temporaryFolder(), 'report.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root=tests/planted/flaky'];
  const args = [...vitest, '--retry=1', '--reporter=json', `--outputFile=${file}`];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, VITEST: '' },
  });
  expect(status, stderr).toBe(0);
  const outcome = judgeSecondTries(vitestOutcome({ file, exitCode: 0, title: 'A run' }), []);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(tellOutcome(outcome)).toContain(
    'tests/planted/flaky/second-try.test.ts > passes when it is repeated',
  );
});
