import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Tables that may change though nothing of the shop does, each with the reason. */
const unimportant: Readonly<Record<string, string>> = {
  sessions: 'whoever calls may be given a session',
  login_attempts: 'wrong passwords are counted',
  kysely_migration: 'tells which migrations ran',
  kysely_migration_lock: 'tells whether one runs',
};

/** One short text for each table's whole content, by table: equal before and after, nothing has changed. */
export async function databaseDigest(db: Database): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const stored = tables.map(({ name }) => name).filter((name) => !Object.hasOwn(unimportant, name));
  const parts = stored.map(
    (name) =>
      sql`select ${name} as name, coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as digest from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
