import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import { tablesSource } from './generate-tables.ts';
import { readText, report } from './source-files.ts';

// The tables' types must be those that the migrations make: on a server of its own, gone a second later.
const folder = await mkdtemp(join(tmpdir(), `tables-${randomBytes(3).toString('hex')}-`));
const server = await startEmbeddedPostgres(folder);
try {
  await migrateToLatest(server.url);
  const made = await tablesSource(server.url);
  if (made !== readText('src/foundation/database/tables.ts')) {
    report(['src/foundation/database/tables.ts differs from the migrations: npm run tables']);
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
