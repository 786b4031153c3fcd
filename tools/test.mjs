// `npm test`, also on a fresh clone: installs what is missing, then runs the gate, the build, the unit tests and the
// journeys, and ends with what failed and one line of counts. Plain JavaScript that Node 20.19 understands.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { projectEnvironment, projectNode } from './project-node.mjs';
import { runProgram } from './run-program.mjs';
import { judgeSecondTries, readFlakyTests } from './second-tries.mjs';
import { buildIsFresh, projectFolder } from './source-stamp.mjs';
import {
  addOutcomes,
  checksOutcome,
  failedStep,
  playwrightOutcome,
  tellOutcome,
  vitestOutcome,
} from './test-reports.mjs';

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function step(title, args, more = {}) {
  const begun = Date.now();
  console.log(`\n=== ${title} ===`);
  const code = await runProgram(node, args, { cwd: projectFolder, env: projectEnvironment(more) });
  console.log(
    `=== ${title}: ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - begun) / 1000).toFixed(1)} s ===`,
  );
  return code;
}

// Each half has a shop and a database of its own; within a half the journeys take turns.
const halves = availableParallelism() > 1 ? ['1/2', '2/2'] : ['1/1'];

/** Travels one half of the journeys; each waits for pages most of the time. */
async function travel(half) {
  const name = half.replace('/', '-of-');
  const title = `Journeys, ${half}`;
  const file = join(reports, `journeys-${name}.json`);
  const wishes = ['--reporter=list,json', `--shard=${half}`, `--output=test-results/${name}`];
  const exitCode = await step(title, ['node_modules/.bin/playwright', 'test', ...wishes], {
    CHROMIUM_PATH: chromium,
    JOURNEY_URL: `http://localhost:${await freePort()}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return playwrightOutcome({ file, exitCode, title });
}

await ensureInstalled();
const node = projectNode();
const chromium = await findChromium();
const reports = mkdtempSync(join(tmpdir(), 'pistone-reports-'));
const outcomes = [];

const gateReport = join(reports, 'gate.json');
const gate = await step('The gate', ['tools/check.ts'], { CHECK_REPORT: gateReport });
outcomes.push(checksOutcome({ file: gateReport, exitCode: gate, title: 'The gate' }));

const built = buildIsFresh() || (await step('The build', ['tools/build.ts'])) === 0;

const title = 'Unit tests and doors';
const file = join(reports, 'unit.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
const exitCode = await step(title, ['node_modules/.bin/vitest', 'run', ...reporters]);
outcomes.push(vitestOutcome({ file, exitCode, title }));

if (built) {
  outcomes.push(...(await Promise.all(halves.map(travel))));
} else {
  console.log('\nThe journeys were left out: there is no build to travel through.');
  outcomes.push(failedStep('The build', 'its log says why'));
}

rmSync(reports, { recursive: true });
const outcome = judgeSecondTries(addOutcomes(outcomes), readFlakyTests());
// Whoever runs more beside this adds it to that.
if (process.env.TEST_OUTCOME) writeFileSync(process.env.TEST_OUTCOME, JSON.stringify(outcome));
console.log(`\n${tellOutcome(outcome)}`);
process.exitCode = outcome.failed === 0 ? 0 : 1;
