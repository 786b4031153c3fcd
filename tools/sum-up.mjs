// The end of what CI says: `npm test` and the run on PostgreSQL 15 as one outcome. Plain JavaScript that Node 20.19 understands.
import { existsSync, readFileSync } from 'node:fs';
import { judgeSecondTries, readFlakyTests } from './second-tries.mjs';
import { addOutcomes, failedStep, tellOutcome, vitestOutcome } from './test-reports.mjs';

const [tested, onPostgres15, exitCode] = process.argv.slice(2);
const all = addOutcomes([
  existsSync(tested)
    ? JSON.parse(readFileSync(tested, 'utf8'))
    : failedStep('npm test', 'ended before it could say what it found; its log says why'),
  vitestOutcome({ file: onPostgres15, exitCode: Number(exitCode), title: 'PostgreSQL 15' }),
]);
const outcome = judgeSecondTries(all, readFlakyTests());
console.log(tellOutcome(outcome));
process.exitCode = outcome.failed === 0 ? 0 : 1;
