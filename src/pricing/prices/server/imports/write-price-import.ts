import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notePriceReason } from '#pricing/price-history/server/note-price-reason.ts';

export type WrittenImport =
  | { readonly ok: true; readonly written: number }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-import' | 'has-wrong-rows' } };

/**
 * Writes a file that was looked at, in one transaction: its good rows, or with `all` nothing unless every row is good. The rows are judged
 * anew, since the list may have changed meanwhile. A file is written once.
 */
export async function writePriceImport(
  ctx: RequestContext,
  input: { readonly listId: number; readonly importId: number; readonly choice: 'good' | 'all' },
): Promise<WrittenImport> {
  return inTransaction(ctx.db, async (db): Promise<WrittenImport> => {
    const { rows } = await sql<{ file_name: string; list: string }>`
      select i.file_name, l.name as list from price_list_imports i join price_lists l on l.id = i.price_list_id
      where i.id = ${input.importId} and i.price_list_id = ${input.listId} and i.written_at is null and not l.is_retail
      for update of i, l`.execute(db);
    const [found] = rows;
    if (!found) return { ok: false, error: { code: 'no-such-import' } };
    await sql`select judge_price_import(${input.importId})`.execute(db);
    const wrong = await db
      .selectFrom('price_list_import_rows')
      .select('line')
      .where('import_id', '=', input.importId)
      .where('verdict', '=', 'wrong')
      .limit(1)
      .executeTakeFirst();
    if (wrong && input.choice === 'all') return { ok: false, error: { code: 'has-wrong-rows' } };
    await notePriceReason({ ...ctx, db }, 'price-import');
    const result = await sql<{
      written: number;
    }>`select write_price_import(${input.importId}) as written`.execute(db);
    const written = result.rows[0]?.written ?? 0;
    await db
      .updateTable('price_list_imports')
      .set({ written_at: ctx.clock.now() })
      .where('id', '=', input.importId)
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: 'imported',
        subject: { kind: 'price-list', id: input.listId, name: found.list },
        after: { file: found.file_name, rows: written },
      },
    );
    return { ok: true, written };
  });
}
