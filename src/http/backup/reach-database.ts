import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { superviseEmbeddedPostgres } from '#foundation/database/launcher/supervise-embedded-postgres.ts';

/** A shop's database as it is: nothing is migrated. */
export type ReachedDatabase = {
  readonly url: string;
  readonly embedded: boolean;
  /** Ends an embedded server, unless a shop uses it. */
  leave(): Promise<void>;
};

const nobodyElse = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** How many others are connected to a database. */
export async function othersOn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ others: number }>(nobodyElse);
    return rows[0]?.others ?? 0;
  } finally {
    await client.end();
  }
}

/** Where the embedded server of a data folder has its files. */
export const serverFolder = (dataDir: string) => join(dataDir, 'pg');

/** Whether a data folder holds an embedded server's database. */
export const holdsDatabase = (dataDir: string) =>
  stat(join(serverFolder(dataDir), 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Reaches the database that `DATABASE_URL` names, or the embedded one, whether its server runs already or not. */
export async function reachDatabase(config: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): Promise<ReachedDatabase> {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, embedded: false, leave: async () => {} };
  // Its end would end the backup as well, which says so itself.
  const server = await superviseEmbeddedPostgres(serverFolder(config.dataDir), { onGivenUp() {} });
  return { url: server.url, embedded: true, leave: server.stop };
}
