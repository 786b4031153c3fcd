import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import './database-home.ts';

const run = promisify(execFile);

/** The data directory that the others are copied from, made once per run; of two workers that make it at once one is faster. */
async function madeDirectory(): Promise<string> {
  const { folder } = inject('databaseHome');
  const made = join(folder, 'made');
  if (await stat(made).catch(() => null)) return join(made, 'pg');
  const unfinished = await mkdtemp(join(folder, 'made-'));
  await chmod(unfinished, 0o755);
  const server = await startEmbeddedPostgres(join(unfinished, 'pg'));
  await migrateToLatest(server.url);
  await server.stop();
  await rename(unfinished, made).catch(() => rm(unfinished, { recursive: true }));
  return join(made, 'pg');
}

/** Lays a data directory with all tables where there is none, as a shop's first start leaves it when it ends. */
export async function layDatabase(directory: string): Promise<void> {
  await run('cp', ['-a', await madeDirectory(), directory]);
}
