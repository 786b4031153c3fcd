import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { RowProblem } from '#pricing/prices/rules/price-row.ts';
import { importRowsPerPage } from '#pricing/prices/server/imports/read-price-import.ts';
import type { PublicVerdict } from '../../rules/public-verdict.ts';

/** What an article asks, with the days of its sale by the clocks of Rome, `2026-12-24`, the last one included. */
export type ShownTerms = {
  readonly regular: number | null;
  readonly sale: number | null;
  readonly from: string | null;
  readonly to: string | null;
};

export type PublicImportRow = {
  readonly line: number;
  readonly sku: string;
  readonly name: string | null;
  readonly before: ShownTerms;
  readonly after: ShownTerms;
  readonly problem: RowProblem | null;
};

export type PublicImport = {
  readonly id: number;
  readonly fileName: string;
  readonly state: 'looked-at' | 'writing' | 'written';
  /** rows that were written, or left as conflicts, of those that shall be */
  readonly processed: number;
  readonly counts: Readonly<Record<PublicVerdict, number>>;
  readonly verdict: PublicVerdict;
  readonly rows: readonly PublicImportRow[];
  readonly page: number;
  readonly pages: number;
};

type File = { readonly listId: number; readonly importId: number };

/** A file of public prices that was looked at, with one page of its rows of one kind; null where there is none, or no such page. */
export async function readPublicImport(
  { db }: Pick<RequestContext, 'db'>,
  wanted: File & {
    /** null: what needs attention first */
    readonly verdict: PublicVerdict | null;
    readonly page: number;
  },
): Promise<PublicImport | null> {
  const { listId, importId, page } = wanted;
  const found = await db
    .selectFrom('price_list_imports')
    .select(['file_name', 'started_at', 'written_at', 'processed'])
    .where('id', '=', importId)
    .where('price_list_id', '=', listId)
    .executeTakeFirst();
  if (!found) return null;
  const counted = await sql<{ verdict: PublicVerdict; count: number }>`
    select verdict, count(*)::int as count from public_price_import_rows where import_id = ${importId} group by verdict`.execute(
    db,
  );
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, conflict: 0 };
  for (const row of counted.rows) counts[row.verdict] = row.count;
  const first = (['conflict', 'wrong', 'changed', 'new'] as const).find((verdict) => counts[verdict] > 0);
  const verdict = wanted.verdict ?? first ?? 'same';
  const pages = Math.max(1, Math.ceil(counts[verdict] / importRowsPerPage));
  if (page > pages) return null;
  return {
    id: importId,
    fileName: found.file_name,
    state: found.written_at !== null ? 'written' : found.started_at !== null ? 'writing' : 'looked-at',
    processed: found.processed,
    counts,
    verdict,
    rows: await rowsOf(db, { importId, verdict, page }),
    page,
    pages,
  };
}

const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Europe/Rome', 'YYYY-MM-DD')`;
const lastDay = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Europe/Rome' - interval '1 second', 'YYYY-MM-DD')`;

async function rowsOf(
  db: RequestContext['db'],
  {
    importId,
    verdict,
    page,
  }: { readonly importId: number; readonly verdict: PublicVerdict; readonly page: number },
): Promise<readonly PublicImportRow[]> {
  const { rows } = await sql<PublicImportRow>`
    select r.line, r.sku, coalesce(above.name, p.name) as name,
      json_build_object('regular', r.was_regular, 'sale', r.was_sale,
        'from', ${day('r.was_from')}, 'to', ${lastDay('r.was_to')}) as before,
      json_build_object('regular', r.regular_cents, 'sale', r.sale_cents,
        'from', ${day('r.sale_from')}, 'to', ${lastDay('r.sale_to')}) as after,
      r.problem
    from (
      select * from public_price_import_rows where import_id = ${importId} and verdict = ${verdict}
      order by line limit ${importRowsPerPage} offset ${(page - 1) * importRowsPerPage}
    ) r
    left join products p on p.id = r.product_id left join products above on above.id = p.parent_id
    order by r.line`.execute(db);
  return rows;
}

/** Every row of a file that was not, or will not be, written, with its line, for the report. */
export async function readRefusedRows(
  { db }: Pick<RequestContext, 'db'>,
  { listId, importId }: File,
): Promise<readonly { readonly line: number; readonly sku: string; readonly problem: RowProblem }[]> {
  const { rows } = await sql<{ line: number; sku: string; problem: RowProblem }>`
    select r.line, r.sku, r.problem from public_price_import_rows r join price_list_imports i on i.id = r.import_id
    where r.import_id = ${importId} and i.price_list_id = ${listId} and r.verdict in ('wrong', 'conflict')
      and r.problem is not null order by r.line`.execute(db);
  return rows;
}
