import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isRunning } from '#foundation/database/launcher/postmaster-file.ts';
import { stopEmbeddedPostgres } from '#foundation/database/launcher/stop-embedded-postgres.ts';
import type { DatabaseHome } from './database-home.ts';

const FOLDER = 'pistone-test-server-';

async function removeHome(folder: string): Promise<void> {
  await stopEmbeddedPostgres(join(folder, 'pg'));
  await rm(folder, { recursive: true, force: true });
}

/** Ends the servers of earlier runs that were killed before they could do so themselves. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const run = name.startsWith(FOLDER) ? Number.parseInt(name.slice(FOLDER.length), 10) : null;
    if (run && !(await isRunning(run))) await removeHome(join(tmpdir(), name));
  }
}

async function dropAll({ url, prefix }: DatabaseHome & { url: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

/** One failure at the start instead of one for each test. */
async function expectAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
}

/** Prepares a place for the databases of this run and clears it away at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`));
  await chmod(folder, 0o755);
  const url = process.env.TEST_DATABASE_URL || null;
  if (url) await expectAnswer(url);
  const home = { folder, url, prefix: `pistone_test_${process.pid}_${randomBytes(3).toString('hex')}` };
  project.provide('databaseHome', home);
  return async () => {
    if (url) await dropAll({ ...home, url });
    await removeHome(folder);
  };
}
