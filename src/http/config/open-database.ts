import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { failureReason } from '#foundation/database/failure-reason.ts';
import { OtherPostgresVersion } from '#foundation/database/launcher/inspect-data-directory.ts';
import { superviseEmbeddedPostgres } from '#foundation/database/launcher/supervise-embedded-postgres.ts';
import { migrateToLatest } from '#foundation/database/migrate.ts';

const OLDEST_VERSION = 150_000;

/** A database with all tables; `stop` ends the embedded server unless another process of the shop uses it. */
export type OpenDatabase = { readonly url: string; stop(): Promise<void> };

export type DatabaseProblem =
  | { readonly code: 'unreachable'; readonly reason: string }
  | { readonly code: 'too-old'; readonly version: string }
  /** the folder of the embedded server is of another major version */
  | { readonly code: 'other-postgres'; readonly other: OtherPostgresVersion };

async function versionOf(url: string): Promise<{ number: number; name: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    );
    const [version] = rows;
    if (!version) throw new Error('no version');
    return version;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Reports of the embedded server while the shop runs. */
export type DatabaseNews = {
  readonly onProgress?: (sentence: string) => void;
  /** The server died, or its restart failed. */
  readonly onTrouble?: (sentence: string) => void;
  /** The server could not be restarted three times in a row. */
  readonly onGivenUp: (reason: string) => void;
};

function otherPostgresIn(error: unknown): OtherPostgresVersion {
  if (error instanceof OtherPostgresVersion) return error;
  throw error;
}

/** Opens the given database, or the embedded one below the data folder, which is watched, and brings its tables up to date. */
export async function openDatabase(
  config: { readonly databaseUrl: string | null; readonly dataDir: string },
  news: DatabaseNews,
): Promise<{ ok: true; database: OpenDatabase } | { ok: false; error: DatabaseProblem }> {
  if (config.databaseUrl === null) {
    await mkdir(config.dataDir, { recursive: true });
    const server = await superviseEmbeddedPostgres(join(config.dataDir, 'pg'), news).catch(otherPostgresIn);
    if ('found' in server) return { ok: false, error: { code: 'other-postgres', other: server } };
    await migrateToLatest(server.url).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    return { ok: true, database: server };
  }
  const version = await versionOf(config.databaseUrl).catch(failureReason);
  if (typeof version === 'string') return { ok: false, error: { code: 'unreachable', reason: version } };
  if (version.number < OLDEST_VERSION)
    return { ok: false, error: { code: 'too-old', version: version.name } };
  await migrateToLatest(config.databaseUrl);
  return { ok: true, database: { url: config.databaseUrl, stop: async () => {} } };
}
