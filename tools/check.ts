import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

// The one gate, the same here and in CI. Cheap checks first; all of them run, so that one round shows everything.
const node = process.execPath;
const checks: readonly (readonly [string, string, ...string[]])[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['boundaries', node, 'tools/check-boundaries.ts'],
  ['lengths and names', node, 'tools/check-lengths.ts'],
  ['messages', node, 'tools/check-messages.ts'],
  ['words', node, 'tools/check-words.ts'],
  ['documents', node, 'tools/check-docs.ts'],
  ['coverage page', node, 'tools/coverage.ts'],
  ['contract pages', node, 'tools/generate-contract.ts'],
  ['migrations', node, 'tools/check-migrations.ts'],
  ['flaky tests', node, 'tools/check-flaky.ts'],
  ['tables', node, 'tools/check-tables.ts'],
  // One checker: each of several judges anew what they share, which takes half as much again of processors that other checks need.
  ['types of the rules', 'tsc', '-p', 'tsconfig.rules.json', '--checkers', '1'],
  ['types', 'sh', '-c', 'react-router typegen && tsc --checkers 1'],
];

const started = performance.now();
const queue = [...checks];
const failed: { readonly name: string; readonly output: string }[] = [];

async function work(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const [title, command, ...args] = check;
    const begun = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const [code] = await once(child, 'close');
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${title} (${seconds} s)`);
    if (code !== 0) {
      failed.push({ name: title, output });
      console.log(output.trim());
    }
  }
}

process.env.PATH = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(
  `${failed.length === 0 ? 'The gate is open' : `The gate is shut: ${failed.map(({ name }) => name).join(', ')}`} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
);
// For whoever sums up more than the gate.
if (process.env.CHECK_REPORT) writeFileSync(process.env.CHECK_REPORT, JSON.stringify(failed));
process.exitCode = failed.length === 0 ? 0 : 1;
