import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ReadPriceRow, readHeading, readPriceRow } from '../../rules/price-row.ts';
import {
  type PriceFileProblem,
  PriceFileRefused,
  type PriceFileRow,
  readPriceFile,
} from './read-price-file.ts';
import { textForDatabase } from './text-for-database.ts';

type Row = PriceFileRow<ReadPriceRow>;

const atOnce = 5000;

export type StagedImport =
  | { readonly ok: true; readonly importId: number }
  | { readonly ok: false; readonly error: { readonly code: PriceFileProblem } };

/**
 * Compares a file of prices with a list without changing the list: each row is judged new, changed, same or wrong. The file is read as a
 * stream, so that its size does not matter. Earlier imports of the list that were only previewed are deleted.
 */
export async function stagePriceImport(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  input: { readonly listId: number; readonly path: string; readonly fileName: string },
): Promise<StagedImport> {
  try {
    return await inTransaction(ctx.db, async (db) => {
      await sql`delete from price_list_imports where price_list_id = ${input.listId} and written_at is null`.execute(
        db,
      );
      const { id } = await db
        .insertInto('price_list_imports')
        .values({ price_list_id: input.listId, file_name: input.fileName, created_at: ctx.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      let waiting: Row[] = [];
      for await (const row of readPriceFile(input.path, { heading: readHeading, row: readPriceRow })) {
        waiting.push(row);
        if (waiting.length < atOnce) continue;
        await writeRows(db, id, waiting);
        waiting = [];
      }
      await writeRows(db, id, waiting);
      await sql`analyze price_list_import_rows`.execute(db);
      await sql`select judge_price_import(${id})`.execute(db);
      return { ok: true as const, importId: id };
    });
  } catch (error) {
    if (error instanceof PriceFileRefused) return { ok: false, error: { code: error.code } };
    throw error;
  }
}

/** One statement for thousands of rows: columns travel as arrays. A day ends with its last moment, by the clocks of Rome. */
async function writeRows(db: Database, importId: number, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const good = rows.map(({ read }) => (read.ok ? read.row : null));
  const column = <T>(of: (at: number) => T) => rows.map((_, at) => of(at));
  await sql`
    insert into price_list_import_rows (import_id, line, sku, prices, valid_from, valid_to, verdict, problem)
    select ${importId}, line, sku, prices, from_day::timestamp at time zone 'Europe/Rome',
      (to_day + 1)::timestamp at time zone 'Europe/Rome', case when problem is null then 'new' else 'wrong' end, problem
    from unnest(${column((at) => rows[at]?.line ?? 0)}::int[],
      ${column((at) => skuOf(rows[at]))}::text[],
      ${column((at) => (good[at]?.tiers ?? []).map(({ minQuantity, price }) => `${minQuantity}:${price}`).join(';'))}::text[],
      ${column((at) => good[at]?.from ?? null)}::date[],
      ${column((at) => good[at]?.to ?? null)}::date[],
      ${column((at) => problemOf(rows[at]))}::jsonb[]) as given (line, sku, prices, from_day, to_day, problem)
  `.execute(db);
}

function skuOf(row: Row | undefined): string {
  if (!row) return '';
  return textForDatabase(row.read.ok ? row.read.row.sku : row.read.sku);
}

function problemOf(row: Row | undefined): string | null {
  if (!row || row.read.ok) return null;
  const { code, text } = row.read.problem;
  return JSON.stringify(text === undefined ? { code } : { code, text: textForDatabase(text) });
}
