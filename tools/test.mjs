// `npm test`, also on a fresh clone: installs what is missing, then builds, runs the gate and all tests, and the journeys beside them, and
// ends with what failed and one line of counts. Plain JavaScript that Node 20.19 understands.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { projectEnvironment, projectNode } from './project-node.mjs';
import { quickFolder } from './quick-folder.mjs';
import { runProgram } from './run-program.mjs';
import { judgeSecondTries, proveSecondTries, readFlakyTests } from './second-tries.mjs';
import { buildIsFresh, projectFolder } from './source-stamp.mjs';
import {
  addOutcomes,
  checksOutcome,
  failedStep,
  playwrightOutcome,
  tellOutcome,
  vitestOutcome,
} from './test-reports.mjs';

async function step(title, args, more = {}) {
  const begun = Date.now();
  console.log(`\n=== ${title} ===`);
  const code = await runProgram(node, args, { cwd: projectFolder, env: projectEnvironment(more) });
  console.log(
    `=== ${title}: ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - begun) / 1000).toFixed(1)} s ===`,
  );
  return code;
}

async function gate() {
  const title = 'The gate';
  const file = join(reports, 'gate.json');
  const exitCode = await step(title, ['tools/check.ts'], { CHECK_REPORT: file });
  return checksOutcome({ file, exitCode, title });
}

async function build() {
  const done = buildIsFresh() || (await step('The build', ['tools/build.ts'])) === 0;
  return done ? addOutcomes([]) : failedStep('The build', 'its log says why');
}

/** An outcome whose second tries know how their file is run once by itself. */
function withRepeat(outcome, repeat) {
  const secondTries = outcome.secondTries.map((one) => ({ ...one, passesAlone: () => repeat(one) }));
  return { ...outcome, secondTries };
}

/** The file of a test by the name that the end of a run gives it. */
const fileOf = ({ name }) => name.split(' > ')[0];

/** Tests of one project of vitest.config.ts, or those of them whose path has `part` in it. */
async function tests({ title, project, part, url = '' }) {
  const file = join(reports, `${title}.json`);
  const vitest = ['node_modules/.bin/vitest', 'run', `--project=${project}`];
  const args = [...vitest, ...(part ? [part] : [])];
  const told = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await step(title, [...args, ...told], { TEST_DATABASE_URL: url });
  const again = [...vitest, '--retry=0'];
  return withRepeat(vitestOutcome({ file, exitCode, title }), async (one) => {
    const code = await step(`Again: ${one.name}`, [...again, fileOf(one)], { TEST_DATABASE_URL: url });
    return code === 0;
  });
}

async function journeys() {
  const title = 'Journeys';
  const file = join(reports, 'journeys.json');
  const chromium = await findChromium();
  const exitCode = await step(title, ['node_modules/.bin/playwright', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const again = ['node_modules/.bin/playwright', 'test', '--retries=0', '--workers=1', '--reporter=list'];
  return withRepeat(playwrightOutcome({ file, exitCode, title }), async (one) => {
    const told = { CHROMIUM_PATH: chromium };
    return (await step(`Again: ${one.name}`, [...again, `/${fileOf(one)}`], told)) === 0;
  });
}

/** What has a database: on the embedded PostgreSQL; where another one is given there, and what may differ on both. */
function integration() {
  const url = process.env.TEST_DATABASE_URL;
  const all = { title: 'Integration', project: 'integration' };
  if (!url) return [() => tests(all)];
  const part = '.storage.test.ts';
  return [
    () => tests({ ...all, url }),
    () => tests({ title: 'Storage on the embedded PostgreSQL', project: 'integration', part }),
    () => tests({ title: 'Backups on the other PostgreSQL', project: 'alone', part, url }),
  ];
}

await ensureInstalled();
const node = projectNode();
process.env.TMPDIR = quickFolder();
// Node compiles each file for the first of its processes only.
process.env.NODE_COMPILE_CACHE ??= join(projectFolder, 'node_modules/.cache/compiled');
const reports = mkdtempSync(join(tmpdir(), 'pistone-reports-'));

const built = build();
const onceBuilt = (run) => async () => ((await built).failed === 0 ? await run() : addOutcomes([]));
// Two at a time, and whichever has ended makes room for the next: journeys wait for pages, servers for each other, and whoever does not
// wait has the processor.
const queue = [
  onceBuilt(journeys),
  gate,
  () => tests({ title: 'Rules', project: 'rules' }),
  onceBuilt(() => tests({ title: 'Servers', project: 'alone' })),
  ...integration().map(onceBuilt),
];
const outcomes = [];
async function work() {
  for (let run = queue.shift(); run; run = queue.shift()) outcomes.push(await run());
}
await Promise.all([work(), work()]);
outcomes.push(await built);

rmSync(reports, { recursive: true });
const [sum, flaky] = [addOutcomes(outcomes), readFlakyTests()];
const proven = await proveSecondTries(sum, flaky, (one) => one.passesAlone());
const outcome = judgeSecondTries(sum, flaky, proven);
console.log(`\n${tellOutcome(outcome)}`);
process.exitCode = outcome.failed === 0 ? 0 : 1;
