// `npm test`, also on a fresh clone: installs what is missing, then runs the gate, the build, the unit tests and the
// journeys, and ends with one line of counts. Plain JavaScript that Node 20.19 understands.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { projectEnvironment, projectNode } from './project-node.mjs';
import { runProgram } from './run-program.mjs';
import { buildIsFresh, projectFolder } from './source-stamp.mjs';
import { playwrightCounts, vitestCounts } from './test-reports.mjs';

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
  const report = join(reports, `journeys-${name}.json`);
  const wishes = ['--reporter=list,json', `--shard=${half}`, `--output=test-results/${name}`];
  const code = await step(`Journeys, ${half}`, ['node_modules/.bin/playwright', 'test', ...wishes], {
    CHROMIUM_PATH: chromium,
    JOURNEY_URL: `http://localhost:${await freePort()}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return playwrightCounts(report, code);
}

await ensureInstalled();
const node = projectNode();
const chromium = await findChromium();
const reports = mkdtempSync(join(tmpdir(), 'pistone-reports-'));
const counts = [];
const failedStep = { passed: 0, failed: 1 };

if ((await step('The gate', ['tools/check.ts'])) !== 0) counts.push(failedStep);

const built = buildIsFresh() || (await step('The build', ['tools/build.ts'])) === 0;

const unitReport = join(reports, 'unit.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
const unit = await step('Unit tests and doors', ['node_modules/.bin/vitest', 'run', ...reporters]);
counts.push(vitestCounts(unitReport, unit));

if (built) {
  counts.push(...(await Promise.all(halves.map(travel))));
} else {
  console.log('\nThe journeys were left out: there is no build to travel through.');
  counts.push(failedStep);
}

rmSync(reports, { recursive: true });
const total = (kind) => counts.reduce((sum, count) => sum + count[kind], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
