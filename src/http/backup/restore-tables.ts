import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { OpenArchive } from './archive/open-archive.ts';
import { type BackupManifest, type BackupTable, partName } from './backup-manifest.ts';
import { RowDigest } from './row-digest.ts';
import { copyIn, copyOut, copySettings, quoted, readShopTables, type ShopTable } from './shop-tables.ts';

type Constraint = { readonly table: string; readonly name: string; readonly definition: string };
type Trigger = { readonly table: string; readonly name: string; readonly state: string };

const enabling: Readonly<Record<string, string>> = {
  O: 'enable trigger',
  R: 'enable replica trigger',
  A: 'enable always trigger',
};

/**
 * Drops foreign keys and disables triggers, as the owner of the tables may, inside the open transaction. The returned function creates the
 * keys once more, which checks all rows against them, and enables the triggers.
 */
async function restConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<Constraint>(
    `select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname in ('public', 'graphile_worker') order by 1, 2`,
  );
  const { rows: triggers } = await client.query<Trigger>(
    `select n.nspname || '.' || c.relname as table, t.tgname as name, t.tgenabled as state
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and n.nspname in ('public', 'graphile_worker') order by 1, 2`,
  );
  for (const { table, name } of constraints) {
    await client.query(`alter table ${quoted(table)} drop constraint "${name}"`);
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${quoted(table)} disable trigger "${name}"`);
  }
  return async () => {
    for (const { table, name, definition } of constraints) {
      await client.query(`alter table ${quoted(table)} add constraint "${name}" ${definition}`);
    }
    for (const { table, name, state } of triggers) {
      await client.query(`alter table ${quoted(table)} ${enabling[state]} "${name}"`);
    }
  };
}

const decompress = promisify(gunzip);

export type TablesProblem =
  /** a table has other columns than the backup, or there is another table */
  | { readonly code: 'other-tables'; readonly table: string }
  /** the restored rows of a table differ from those of the backup */
  | { readonly code: 'differs'; readonly table: string };

/**
 * Fills the migrated and otherwise empty tables of a database with the rows of an archive, in one transaction: all of them, compared row by row
 * with what was backed up, or nothing.
 */
export async function restoreTables(client: pg.Client, archive: OpenArchive): Promise<TablesProblem | null> {
  await client.query('begin');
  try {
    await client.query(copySettings);
    const problem = await fillTables(client, archive);
    await client.query(problem ? 'rollback' : 'commit');
    if (!problem) await client.query('analyze');
    return problem;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function fillTables(client: pg.Client, archive: OpenArchive): Promise<TablesProblem | null> {
  const { manifest } = archive;
  const other = await findOtherTable(client, manifest);
  if (other !== null) return { code: 'other-tables', table: other };
  const wakeConstraints = await restConstraints(client);
  await client.query(`truncate ${manifest.tables.map(({ name }) => quoted(name)).join(', ')}`);
  for (const table of manifest.tables) {
    await pipeline(Readable.from(rowsOf(archive, table)), client.query(copyFrom(copyIn(table))));
    const digest = new RowDigest();
    await pipeline(client.query(copyTo(copyOut(table))), digest.resume());
    const { rows, digest: sum } = digest.seen;
    if (rows !== table.rows || sum !== table.digest) return { code: 'differs', table: table.name };
  }
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
  }
  await wakeConstraints();
  return null;
}

/** The first table that is not the same here and in the backup. */
async function findOtherTable(client: pg.Client, manifest: BackupManifest): Promise<string | null> {
  const shape = (table: Pick<ShopTable, 'columns'>) =>
    JSON.stringify(table.columns.map(({ name, type }) => [name, type]));
  const here = new Map((await readShopTables(client)).map((table) => [table.name, shape(table)]));
  for (const table of manifest.tables) {
    if (here.get(table.name) !== shape(table)) return table.name;
    here.delete(table.name);
  }
  return here.keys().next().value ?? null;
}

async function* rowsOf(archive: OpenArchive, { name, parts }: BackupTable): AsyncGenerator<Buffer> {
  for (let part = 1; part <= parts; part += 1) {
    const pieces: Buffer[] = [];
    for await (const piece of archive.read(partName(name, part))) pieces.push(piece);
    yield await decompress(Buffer.concat(pieces));
  }
}
