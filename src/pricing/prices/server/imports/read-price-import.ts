import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ImportVerdict } from '../../rules/import-verdict.ts';
import type { RowProblem } from '../../rules/price-row.ts';

/** A row of a file that was looked at. */
type ImportRow = {
  readonly line: number;
  readonly sku: string;
  readonly name: string | null;
  readonly prices: string;
  /** what the list says now; null where it says nothing */
  readonly before: string | null;
  readonly problem: RowProblem | null;
};

export type PriceImport = {
  readonly id: number;
  readonly fileName: string;
  readonly isWritten: boolean;
  readonly counts: Readonly<Record<ImportVerdict, number>>;
  readonly verdict: ImportVerdict;
  readonly rows: readonly ImportRow[];
  readonly page: number;
  readonly pages: number;
};

export const importRowsPerPage = 50;

/** A file that was looked at, with one page of its rows of one kind; null where there is none, or no such page. */
export async function readPriceImport(
  { db }: Pick<RequestContext, 'db'>,
  wanted: {
    readonly listId: number;
    readonly importId: number;
    /** null: what is wrong, or where nothing is, what is new */
    readonly verdict: ImportVerdict | null;
    readonly page: number;
  },
): Promise<PriceImport | null> {
  const { listId, importId, page } = wanted;
  const found = await db
    .selectFrom('price_list_imports')
    .select(['id', 'file_name', 'written_at'])
    .where('id', '=', importId)
    .where('price_list_id', '=', listId)
    .executeTakeFirst();
  if (!found) return null;
  const counted = await sql<{ verdict: ImportVerdict; count: number }>`
    select verdict, count(*)::int as count from price_list_import_rows where import_id = ${importId} group by verdict`.execute(
    db,
  );
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const row of counted.rows) counts[row.verdict] = row.count;
  const verdict = wanted.verdict ?? (counts.wrong > 0 ? 'wrong' : counts.new > 0 ? 'new' : 'changed');
  const pages = Math.max(1, Math.ceil(counts[verdict] / importRowsPerPage));
  if (page > pages) return null;
  const { rows } = await sql<ImportRow>`
    select r.line, r.sku, p.name, r.prices, now_in_list.prices as before, r.problem
    from (
      select * from price_list_import_rows where import_id = ${importId} and verdict = ${verdict}
      order by line limit ${importRowsPerPage} offset ${(page - 1) * importRowsPerPage}
    ) r
    left join products p on p.id = r.product_id
    left join lateral (
      select string_agg(e.min_quantity || ':' || e.price_cents, ';' order by e.min_quantity) as prices
      from price_list_entries e
      where e.product_id = r.product_id and e.price_list_id = ${listId} and e.valid_from is not distinct from r.valid_from
    ) now_in_list on true
    order by r.line`.execute(db);
  const { file_name: fileName, written_at: writtenAt } = found;
  return { id: importId, fileName, isWritten: writtenAt !== null, counts, verdict, rows, page, pages };
}

/** Every wrong row of a file with its line, for the report. */
export async function readWrongRows(
  { db }: Pick<RequestContext, 'db'>,
  wanted: { readonly listId: number; readonly importId: number },
): Promise<readonly { readonly line: number; readonly sku: string; readonly problem: RowProblem }[]> {
  const { rows } = await sql<{ line: number; sku: string; problem: RowProblem }>`
    select r.line, r.sku, r.problem from price_list_import_rows r join price_list_imports i on i.id = r.import_id
    where r.import_id = ${wanted.importId} and i.price_list_id = ${wanted.listId} and r.verdict = 'wrong' order by r.line`.execute(
    db,
  );
  return rows;
}
