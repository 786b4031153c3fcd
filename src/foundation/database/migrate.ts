import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createPool } from './client.ts';
import { projectRoot } from './project-root.ts';

async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = join(projectRoot(), 'src/foundation/database/migrations');
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

/** The names of all migrations, in their order. */
export async function knownMigrations(): Promise<readonly string[]> {
  return Object.keys(await readMigrations());
}

/** Brings a database to the newest tables of the shop and of its job queue; safe to call from many processes at once. */
export function migrateToLatest(connectionString: string): Promise<void> {
  return migrate(connectionString, () => true);
}

/** Runs the migrations of these names and no others: an empty database gets the tables of an older or newer day. */
export function migrateTo(connectionString: string, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  return migrate(connectionString, (name) => wanted.has(name));
}

async function migrate(connectionString: string, isWanted: (name: string) => boolean): Promise<void> {
  const pool = createPool(connectionString, { max: 2 });
  try {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const { error } = await new Migrator({
      db,
      provider: {
        getMigrations: async () =>
          Object.fromEntries(Object.entries(await readMigrations()).filter(([name]) => isWanted(name))),
      },
      // Branches that grow side by side number their migrations; one that comes later may carry the lower number.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
    if (error) throw error;
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}
