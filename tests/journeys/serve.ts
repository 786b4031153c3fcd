// The shop of the journeys: a demo shop in a folder of its own, which is gone when the shop ends.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '#foundation/database/launcher/postmaster-file.ts';
import { stopEmbeddedPostgres } from '#foundation/database/launcher/stop-embedded-postgres.ts';
import { projectRoot } from '#foundation/database/project-root.ts';
import { serverFlags, serverMemory } from '#tools/server-surroundings.mjs';

const FOLDER = 'pistone-journeys-';
const main = join(projectRoot(), 'build/server/main.js');
// Pictures are named after what they show: those of an earlier run are right, and drawing takes a minute.
const drawnPictures = join(projectRoot(), 'node_modules/.cache/pistone-demo-pictures');

/** Clears away what a run left that was killed before it could do so itself. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const run = name.startsWith(FOLDER) ? Number.parseInt(name.slice(FOLDER.length), 10) : null;
    if (run && !(await isRunning(run))) await remove(join(tmpdir(), name));
  }
}

async function remove(folder: string): Promise<void> {
  await stopEmbeddedPostgres(join(folder, 'pg'));
  await rm(folder, { recursive: true, force: true });
}

if (!existsSync(main)) {
  process.stderr.write('The journeys travel through the built shop: npm run build\n');
  process.exit(1);
}
await sweep();
const dataDir = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
// The database runs as a user of its own when everything else is run by root.
await chmod(dataDir, 0o755);
// Whoever started this one asks the database of its shop for what no screen can do.
process.send?.(dataDir);
await mkdir(drawnPictures, { recursive: true });
await symlink(drawnPictures, join(dataDir, 'media'));

// Over the channel the shop hears when this process is killed outright. It stands in a group of its own: a signal to
// this process's whole group would reach it twice, and whoever asks twice wants it at once.
const shop = fork(main, {
  detached: true,
  execArgv: [...serverFlags],
  env: {
    ...serverMemory,
    LOG_LEVEL: 'warn',
    DEMO_PRODUCTS: '150',
    // Most of them nobody looks at here, and several shops would draw each of them at once.
    DEMO_PICTURES: 'when-asked',
    ...process.env,
    DATA_DIR: dataDir,
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => shop.kill(signal));
if (process.channel) process.on('disconnect', () => shop.kill('SIGTERM'));
const [code] = await once(shop, 'exit');
await remove(dataDir);
process.exit(code ?? 1);
