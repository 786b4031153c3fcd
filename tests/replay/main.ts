// npm run replay: whether the built shop answers as it did, to the byte, after masking what may change.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareAnswers } from './answers/compare-answers.ts';
import { runReplay } from './run-replay.ts';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const [what, given] = process.argv.slice(2);

if ((what !== 'record' && what !== 'compare') || given === undefined) {
  say(
    'npm run replay -- record FOLDER: sends all requests to the built shop and writes the answers into the folder',
  );
  say('npm run replay -- compare FOLDER: sends them anew and tells what is answered otherwise');
  process.exit(2);
}

const recorded = resolve(given);
const begun = performance.now();
const folder = what === 'record' ? recorded : await mkdtemp(join(tmpdir(), 'pistone-replayed-'));
const { stories, requestsByKind, missing } = await runReplay(folder);
for (const [name, count] of stories) say(`${name}: ${count}`);
for (const [kind, count] of requestsByKind) say(`${kind}: ${count}`);
const total = [...stories.values()].reduce((sum, count) => sum + count, 0);
say(`${total} requests in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
for (const route of missing) say(`never asked: ${route}`);
if (missing.length > 0) process.exitCode = 1;
if (what === 'compare') {
  const differences = await compareAnswers(recorded, folder);
  for (const difference of differences) say(difference);
  if (differences.length === 0) {
    await rm(folder, { recursive: true });
    say('no difference');
  } else {
    process.exitCode = 1;
    say(`${differences.length} answers are others than those recorded; this run's stand in ${folder}`);
  }
}
