// `npm start`, also on a fresh clone: installs, builds and prepares what is missing, then runs the shop. Plain JavaScript
// that Node 20.19 understands; everything after the installation runs on the Node that the project brings along.
import { ensureInstalled } from './install.mjs';
import { projectEnvironment, projectNode } from './project-node.mjs';
import { runProgram } from './run-program.mjs';
import { serverFlags, serverMemory } from './server-surroundings.mjs';
import { buildIsFresh, projectFolder, serverEntry } from './source-stamp.mjs';

const shellWatchMs = 250;

await ensureInstalled();
const node = projectNode();

if (!buildIsFresh()) {
  const code = await runProgram(node, ['tools/build.ts'], { cwd: projectFolder, env: projectEnvironment() });
  if (code !== 0) process.exit(code);
}

if (process.env.npm_lifecycle_event === 'start') {
  // npm hands a signal to the shell between it and us, which ends without a word; that is how we hear of it.
  const shell = process.ppid;
  const watch = setInterval(
    () => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'),
    shellWatchMs,
  );
  watch.unref();
}

process.exitCode = await runProgram(node, [...serverFlags, serverEntry], {
  cwd: projectFolder,
  env: { ...serverMemory, ...projectEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }) },
  // The channel closes when this process is killed outright; by that the shop notices.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
