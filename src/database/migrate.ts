import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createPool } from './client.ts';
import { projectRoot } from './project-root.ts';

async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = join(projectRoot(), 'src/database/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    migrations[name.replace(/\.sql$/, '')] = {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

/** Brings a database to the newest tables of the shop and of its job queue; safe to call from several processes at once. */
export async function migrateToLatest(connectionString: string): Promise<void> {
  const pool = createPool(connectionString, { max: 2 });
  try {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: readMigrations },
      // Branches that grow side by side number their migrations; one that comes later may carry the lower number.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
    if (error) throw error;
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
