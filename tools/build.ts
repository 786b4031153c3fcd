import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './precompress.ts';
import { runProgram } from './run-program.mjs';
import { projectFolder, sourceStamp, writeBuildStamp } from './source-stamp.mjs';

const begun = performance.now();
const stamp = sourceStamp();
const built = join(projectFolder, 'build');

console.log('Building the shop ...');
await rm(built, { recursive: true, force: true });
const router = join(projectFolder, 'node_modules/.bin/react-router');
const code = await runProgram(process.execPath, [router, 'build'], {
  cwd: projectFolder,
  // Its list of files is of no use to somebody who starts a shop; warnings and errors are.
  stdio: ['ignore', process.env.CI ? 'inherit' : 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production' },
});
if (code !== 0) {
  console.error('The shop could not be built; the reason stands above.');
  process.exit(code);
}
const compressed = await precompress(join(built, 'client'));
writeBuildStamp(stamp);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`Built in ${seconds} s, ${compressed} files compressed.`);
