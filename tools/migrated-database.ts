import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';

/** Does work on a database that has all migrations, on a server of its own that is gone a second later. */
export async function withMigratedDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `migrated-${randomBytes(3).toString('hex')}-`));
  const server = await startEmbeddedPostgres(folder);
  try {
    await migrateToLatest(server.url);
    await work(server.url);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
