import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './precompress.ts';
import { runProgram } from './run-program.mjs';
import { projectFolder, sourceStamp, writeBuildStamp } from './source-stamp.mjs';
import { supersede } from './superseded-files.ts';

const begun = performance.now();
const stamp = sourceStamp();
const built = join(projectFolder, 'build');

console.log('Building the shop ...');
const old = join(built, 'old-assets');
await rm(old, { recursive: true, force: true });
const assets = join(built, 'client/assets');
// The first build has none.
await rename(assets, old).catch(() => undefined);
for (const part of ['client', 'server', '.stamp']) {
  await rm(join(built, part), { recursive: true, force: true });
}
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
await supersede({ old, current: assets, superseded: join(built, 'superseded/assets') }, Date.now());
await rm(old, { recursive: true, force: true });
writeBuildStamp(stamp);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`Built in ${seconds} s, ${compressed} files compressed.`);
