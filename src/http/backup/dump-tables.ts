import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive/archive-writer.ts';
import { type BackupTable, partName } from './backup-manifest.ts';
import { RowDigest } from './row-digest.ts';
import { copyOut, type ShopTable } from './shop-tables.ts';

const compress = promisify(gzip);
/** Bytes of rows in one part of an archive, before they are compressed: so much is in memory at once. */
const PART = 8 * 1024 * 1024;

/** Writes the rows of tables into an archive, part by part, as the client's transaction sees them. */
export async function dumpTables(
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
