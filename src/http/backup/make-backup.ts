import { mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { projectRoot } from '#foundation/database/project-root.ts';
import { type ArchiveWriter, archiveName, createArchive } from './archive/archive-writer.ts';
import { type ArchiveProblem, openArchive } from './archive/open-archive.ts';
import {
  type BackupManifest,
  type BackupTable,
  fileName,
  manifestName,
  partName,
} from './backup-manifest.ts';
import { type LinkedFiles, linkFiles } from './linked-files.ts';
import { holdsDatabase, reachDatabase } from './reach-database.ts';
import { RowDigest } from './row-digest.ts';
import {
  copyOut,
  copySettings,
  quoted,
  readShopSequences,
  readShopTables,
  type ShopTable,
} from './shop-tables.ts';

const compress = promisify(gzip);
/** Bytes of rows in one part of an archive, before they are compressed: so much is in memory at once. */
const PART = 8 * 1024 * 1024;

/** Writes the rows of tables into an archive, part by part, as the client's transaction sees them. */
async function dumpTables(
  client: pg.Client,
  tables: readonly ShopTable[],
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<readonly BackupTable[]> {
  const dumped: BackupTable[] = [];
  for (const table of tables) dumped.push(await dumpTable(client, table, archive));
  return dumped;
}

async function dumpTable(
  client: pg.Client,
  table: ShopTable,
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<BackupTable> {
  const digest = new RowDigest();
  const rows = client.query(copyTo(copyOut(table)));
  rows.on('error', (error) => digest.destroy(error));
  let parts = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes === 0) return;
    parts += 1;
    await archive.add(partName(table.name, parts), await compress(Buffer.concat(waiting)));
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of rows.pipe(digest)) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART) await flush();
  }
  await flush();
  return { name: table.name, columns: [...table.columns], ...digest.seen, parts };
}

/** What is backed up: a shop by its configuration. */
export type BackupSource = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly sessionSecret: string | null;
};

export type BackupProblem =
  /** there is no data folder, or no database in it */
  | { readonly code: 'no-shop' }
  /** the archive that was just written is not what was meant to be written: a fault of disk or memory */
  | { readonly code: 'not-verified'; readonly problem: ArchiveProblem };

export type BackupResult =
  | { readonly ok: true; readonly path: string; readonly manifest: BackupManifest }
  | { readonly ok: false; readonly error: BackupProblem };

/**
 * Writes database, files and keys of a running or stopped shop into one archive in a folder. All rows are of one moment, and every file
 * that one of these rows refers to is in the archive. The archive is checked before it gets its name.
 */
export async function makeBackup(source: BackupSource, folder: string, now: Date): Promise<BackupResult> {
  const isThere = await stat(source.dataDir).catch(() => null);
  const hasDatabase = source.databaseUrl !== null || (await holdsDatabase(source.dataDir));
  if (!isThere || !hasDatabase) return { ok: false, error: { code: 'no-shop' } };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(resolve(folder), archiveName(now));
  const database = await reachDatabase(source);
  try {
    const linked = await linkFiles(source.dataDir, folder);
    const archive = await createArchive(path, now);
    try {
      const manifest = await fill(archive, { source, database, linked, now });
      if (!manifest) return { ok: false, error: { code: 'no-shop' } };
      await archive.add(manifestName, Buffer.from(`${JSON.stringify(manifest)}\n`));
      await archive.end();
      const problem = await checkArchive(archive.unfinished);
      if (problem) return { ok: false, error: { code: 'not-verified', problem } };
      await archive.publish();
      return { ok: true, path, manifest };
    } finally {
      await archive.discard();
      await linked.discard();
    }
  } finally {
    await database.leave();
  }
}

/** Compares an archive with its manifest; null where it is as it was written. */
export async function checkArchive(path: string): Promise<ArchiveProblem | null> {
  const opened = await openArchive(path);
  if (!opened.ok) return opened.error;
  return await opened.archive.check().finally(opened.archive.close);
}

type Filling = {
  readonly source: BackupSource;
  readonly database: Awaited<ReturnType<typeof reachDatabase>>;
  readonly linked: LinkedFiles;
  readonly now: Date;
};

async function fill(
  archive: Awaited<ReturnType<typeof createArchive>>,
  { source, database, linked, now }: Filling,
): Promise<BackupManifest | null> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => {});
  await client.connect();
  try {
    // A file gets its name before the row that speaks of it is committed. Linked before and after the moment of the snapshot, the files of
    // all its rows are there, also of those that are deleted a moment later.
    await linked.update();
    await client.query('begin isolation level repeatable read read only');
    await client.query(copySettings);
    const tables = await readShopTables(client);
    const migrations = await readMigrations(client);
    if (!migrations) return null;
    // No other session may empty or alter a table meanwhile.
    await client.query(
      `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`,
    );
    await linked.update();
    const { major, language } = await readFacts(client);
    const dumped = await dumpTables(client, tables, archive);
    const sequences = await readShopSequences(client);
    await client.query('commit');
    for (const { path, from } of await linked.files()) await archive.addFile(fileName(path), from);
    return {
      format: 1,
      version: await versionOfShop(),
      at: now.toISOString(),
      language,
      postgres: { major, embedded: database.embedded },
      sessionSecret: source.sessionSecret === null ? 'file' : 'environment',
      migrations,
      tables: [...dumped],
      sequences: [...sequences],
      entries: [...archive.entries],
    };
  } finally {
    await client.end();
  }
}

/** The migrations that were run, by name; null where there is no shop in the database. */
async function readMigrations(client: pg.Client): Promise<string[] | null> {
  const { rows: found } = await client.query(`select to_regclass('public.kysely_migration') as name`);
  if (found[0]?.name === null) return null;
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

async function readFacts(client: pg.Client): Promise<{ major: number; language: 'it' | 'en' }> {
  const { rows } = await client.query<{ major: number; language: string | null }>(
    `select current_setting('server_version_num')::int / 10000 as major,
       (select value #>> '{}' from settings where key = 'interface_language') as language`,
  );
  return { major: rows[0]?.major ?? 0, language: rows[0]?.language === 'en' ? 'en' : 'it' };
}

async function versionOfShop(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(projectRoot(), 'package.json'), 'utf8'),
  );
  return version;
}
