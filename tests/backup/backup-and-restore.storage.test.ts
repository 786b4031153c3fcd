import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateToLatest } from '#foundation/database/migrate.ts';
import type { BackupManifest } from '#http/backup/backup-manifest.ts';
import { makeBackup } from '#http/backup/make-backup.ts';
import { restoreBackup } from '#http/backup/restore-backup.ts';
import { isRestoreUnfinished } from '#http/backup/restore-target.ts';
import { pruneBackups } from '#http/backup/run-backup.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';
import { emptyDatabase } from '../factories/test-database.ts';
import { aShopToBackUp } from './a-shop-to-back-up.ts';

const run = promisify(execFile);
const now = new Date('2026-11-20T03:04:05.678Z');
const fresh = { replace: false, now };

let source: string;
let archives: string;
let archive: string;
let manifest: BackupManifest;

const shopIn = (dataDir: string, databaseUrl: string | null = null) => ({
  dataDir,
  databaseUrl,
  sessionSecret: null,
});

beforeAll(async () => {
  source = await mkdtemp(join(tmpdir(), 'pistone-backup-source-'));
  archives = await mkdtemp(join(tmpdir(), 'pistone-archives-'));
  await aShopToBackUp(source);
  const made = await makeBackup(shopIn(source), archives, now);
  if (!made.ok) throw new Error(made.error.code);
  archive = made.path;
  manifest = made.manifest;
}, 120_000);
afterAll(async () => {
  await rm(source, { recursive: true, force: true });
  await rm(archives, { recursive: true, force: true });
});

const tableOf = (name: string) => manifest.tables.find((table) => table.name === name);

describe('a backup', () => {
  it('is one archive for its owner alone, which any tar can read', async () => {
    expect(archive).toBe(join(archives, 'pistone-2026-11-20T03-04-05Z.tar'));
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    const { stdout } = await run('tar', ['tf', archive]);
    const names = stdout.trim().split('\n');
    expect(names).toContain('database/public.orders/00001.gz');
    expect(names.filter((name) => name.startsWith('files/'))).toEqual([
      'files/empty',
      'files/media/freno-480.webp',
      'files/originals/freno.jpg',
      'files/registrations/visura.pdf',
      'files/session-secret',
    ]);
    expect(names.at(-1)).toBe('manifest.json');
  });

  it('says what it holds and of when', () => {
    expect(manifest).toMatchObject({
      format: 1,
      at: now.toISOString(),
      postgres: { major: 18, embedded: true },
      sessionSecret: 'file',
    });
    expect(tableOf('public.orders')).toMatchObject({ rows: 3, parts: 1 });
    expect(tableOf('graphile_worker._private_jobs')?.rows).toBeGreaterThanOrEqual(3);
    expect(tableOf('public.kysely_migration')).toBeUndefined();
    expect(manifest.migrations).toContain('0001-foundations');
    expect(manifest.sequences.length).toBeGreaterThan(20);
  });

  it('leaves nothing beside the archive and in the data folder', async () => {
    expect(await readdir(archives)).toEqual(['pistone-2026-11-20T03-04-05Z.tar']);
    expect((await readdir(source)).sort()).toEqual([
      'empty',
      'media',
      'originals',
      'pg',
      'registrations',
      'session-secret',
    ]);
  });

  it('is refused where there is no shop', async () => {
    const nowhere = await temporaryFolder();
    expect(await makeBackup(shopIn(nowhere), archives, now)).toEqual({
      ok: false,
      error: { code: 'no-shop' },
    });
    const empty = await emptyDatabase();
    expect(await makeBackup(shopIn(nowhere, empty.url), archives, now)).toEqual({
      ok: false,
      error: { code: 'no-shop' },
    });
    await empty.drop();
    expect(await readdir(archives)).toHaveLength(1);
  });

  it('into the data folder itself does not hold the backups before', async () => {
    const inside = join(source, 'salvataggi');
    const first = await makeBackup(shopIn(source), inside, now);
    const second = await makeBackup(shopIn(source), inside, new Date(now.getTime() + 60_000));
    await rm(inside, { recursive: true });
    for (const made of [first, second]) {
      expect(made.ok && made.manifest.entries.some(({ name }) => name.includes('salvataggi'))).toBe(false);
    }
  });
});

/** What a shop holds: a backup of it says so row by row and file by file. */
async function contentsOf(dataDir: string, databaseUrl: string | null) {
  const folder = await temporaryFolder();
  const made = await makeBackup(shopIn(dataDir, databaseUrl), folder, now);
  if (!made.ok) throw new Error(made.error.code);
  const { tables, sequences, entries, migrations } = made.manifest;
  const files = entries.filter(({ name }) => name.startsWith('files/'));
  return { tables: tables.map(({ parts, ...table }) => table), sequences, files, migrations };
}

const saved = () => ({
  tables: manifest.tables.map(({ parts, ...table }) => table),
  sequences: manifest.sequences,
  files: manifest.entries.filter(({ name }) => name.startsWith('files/')),
  migrations: manifest.migrations,
});

describe('a restore', () => {
  it('into an empty folder makes the same shop: every row, every sequence, every file with its mode', async () => {
    const dataDir = join(await temporaryFolder(), 'negozio');
    const restored = await restoreBackup(archive, { dataDir, databaseUrl: null }, fresh);
    expect(restored).toMatchObject({ ok: true, files: 5 });
    expect(await contentsOf(dataDir, null)).toEqual(saved());
    expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(`${'5'.repeat(64)}\n`);
    expect((await stat(join(dataDir, 'registrations'))).mode & 0o777).toBe(0o700);
    expect(await isRestoreUnfinished(dataDir)).toBe(false);
  }, 60_000);

  it('from the embedded server into another PostgreSQL makes the same shop, with free jobs, and keys and triggers as they are', async () => {
    const target = await emptyDatabase();
    const dataDir = await temporaryFolder();
    const restored = await restoreBackup(archive, { dataDir, databaseUrl: target.url }, fresh);
    expect(restored).toMatchObject({ ok: true, files: 5 });
    expect(await contentsOf(dataDir, target.url)).toEqual(saved());

    // Jobs that a worker holds at the moment of a backup are free in it: that worker is gone when it is restored.
    await withClient(target.url, (client) =>
      client.query(`update graphile_worker._private_jobs set locked_by = 'worker', locked_at = now()`),
    );
    expect((await contentsOf(dataDir, target.url)).tables).toEqual(saved().tables);

    const migrated = await emptyDatabase();
    await migrateToLatest(migrated.url);
    expect(await shapeOf(target.url)).toEqual(await shapeOf(migrated.url));
    await migrated.drop();
    await target.drop();
  }, 60_000);

  it('refuses a folder or a database that is not empty, and changes nothing in it', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'mio'), 'mine');
    expect(await restoreBackup(archive, { dataDir, databaseUrl: null }, fresh)).toEqual({
      ok: false,
      error: { code: 'folder-not-empty' },
    });
    expect(await readdir(dataDir)).toEqual(['mio']);

    const target = await emptyDatabase();
    await withClient(target.url, (client) => client.query('create table mine (id int)'));
    const into = { dataDir: await temporaryFolder(), databaseUrl: target.url };
    expect(await restoreBackup(archive, into, fresh)).toEqual({
      ok: false,
      error: { code: 'database-not-empty' },
    });
    const open = new pg.Client({ connectionString: target.url });
    await open.connect();
    expect(await restoreBackup(archive, into, { replace: true, now })).toEqual({
      ok: false,
      error: { code: 'in-use' },
    });
    expect((await open.query('select from mine')).rowCount).toBe(0);
    await open.end();
    await target.drop();
  });

  it('told to replace puts files and embedded database aside, and takes the place of another database', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'mio'), 'mine');
    const target = await emptyDatabase();
    await withClient(target.url, (client) => client.query('create table mine (id int)'));
    const into = { dataDir, databaseUrl: target.url };
    expect(await restoreBackup(archive, into, { replace: true, now })).toMatchObject({ ok: true });
    const [aside = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('before-restore-'));
    expect(await readdir(join(dataDir, aside))).toEqual(['mio']);
    expect(await contentsOf(dataDir, target.url)).toEqual(saved());
    await target.drop();
  }, 60_000);

  it.each([
    ['cut off in the middle', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'not-whole'],
    [
      'without its end',
      (whole: Buffer) => whole.subarray(0, whole.lastIndexOf('manifest.json')),
      'not-whole',
    ],
    ['of something else', () => Buffer.from('PK'.repeat(2000)), 'not-whole'],
    ['of nothing', () => Buffer.alloc(0), 'not-whole'],
    [
      'with one bit turned in a picture',
      (whole: Buffer) => {
        const damaged = Buffer.from(whole);
        const at = damaged.indexOf('xxxxxxxx');
        damaged[at] = (damaged[at] ?? 0) ^ 1;
        return damaged;
      },
      'damaged',
    ],
  ])('of an archive %s does not begin', async (_what, harm, code) => {
    const folder = await temporaryFolder();
    const path = join(folder, 'pistone-2026-11-20T03-04-05Z.tar');
    await writeFile(path, harm(await readFile(archive)));
    const dataDir = join(folder, 'negozio');
    const restored = await restoreBackup(path, { dataDir, databaseUrl: null }, fresh);
    expect(restored).toMatchObject({ ok: false, error: { code } });
    await expect(stat(dataDir)).rejects.toThrow();
  });
});

it('of many archives the newest stay, and files that are none', async () => {
  const folder = await temporaryFolder();
  const names = ['01', '02', '03', '04'].map((day) => `pistone-2026-11-${day}T03-00-00Z.tar`);
  for (const name of [...names, 'pistone-2026.tar', 'appunti.txt']) await writeFile(join(folder, name), '');
  expect(await pruneBackups(folder, 2)).toEqual([names[1], names[0]]);
  expect((await readdir(folder)).sort()).toEqual(
    ['appunti.txt', 'pistone-2026.tar', names[2], names[3]].sort(),
  );
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return await work(client).finally(() => client.end());
}

/** Keys, checks, indexes, triggers and columns of a database. */
async function shapeOf(url: string) {
  return withClient(url, async (client) => {
    const { rows } = await client.query(`
      select 'constraint' as kind, conrelid::regclass::text as of, conname as name,
        pg_get_constraintdef(oid) || ' ' || convalidated::text as is from pg_constraint
      union all select 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
        from pg_index where indrelid::regclass::text !~ '^pg_'
      union all select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) || ' ' || tgenabled::text
        from pg_trigger where not tgisinternal
      order by 1, 2, 3`);
    return rows;
  });
}
