import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ReceiptDraft, ReceiptProblem } from '../../../rules/receipts/receipt-form.ts';
import { isLocationOpen } from '../../locations/read-locations.ts';
import { personName } from '../../person-name.ts';
import { readReceipt } from './read-receipts.ts';

export type SavedReceipt =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such receipt, or it is posted */
  | { readonly ok: false; readonly problem: ReceiptProblem | null };

/** Begins a receipt, or changes the head of a draft. */
export function saveReceipt(
  ctx: RequestContext,
  id: number | null,
  draft: ReceiptDraft,
): Promise<SavedReceipt> {
  return inTransaction(ctx.db, async (db): Promise<SavedReceipt> => {
    if (id !== null && !(await lockDraft(db, id))) return { ok: false, problem: null };
    const { supplier, document, documentOn, note, locationId } = draft;
    if (!(await isLocationOpen(db, locationId))) return { ok: false, problem: { code: 'no-location' } };
    const { rows } = await (id === null
      ? sql<{
          id: number;
        }>`insert into stock_receipts (supplier, document, document_on, note, location_id, created_at, created_by)
          values (${supplier}, ${document}, ${documentOn}, ${note}, ${locationId}::int, ${ctx.clock.now()}, ${personName(ctx.visitor)}) returning id`
      : sql<{ id: number }>`update stock_receipts set supplier = ${supplier}, document = ${document},
          document_on = ${documentOn}, note = ${note}, location_id = ${locationId}::int, version = version + 1 where id = ${id} returning id`
    ).execute(db);
    return { ok: true, id: rows[0]?.id ?? 0 };
  });
}

/** Throws a draft away. */
export function removeReceipt(ctx: RequestContext, id: number): Promise<SavedReceipt> {
  return inTransaction(ctx.db, async (db): Promise<SavedReceipt> => {
    const before = (await lockDraft(db, id)) ? await readReceipt({ db }, id) : null;
    if (!before) return { ok: false, problem: null };
    await db.deleteFrom('stock_receipts').where('id', '=', id).execute();
    const { supplier, document, lines, pieces } = before;
    await recordAudit(
      { ...ctx, db },
      { what: 'deleted', subject: receiptSubject(before), before: { supplier, document, lines, pieces } },
    );
    return { ok: true, id };
  });
}

/** As the audit trail calls a receipt: its supplier with the number of its document. */
export const receiptSubject = ({
  id,
  supplier,
  document,
}: { id: number } & Pick<ReceiptDraft, 'supplier' | 'document'>) =>
  ({ kind: 'stock-receipt', id, name: document === '' ? supplier : `${supplier} ${document}` }) as const;

/** Locks a receipt that is not posted yet; null where there is none. */
export async function lockDraft(db: Database, id: number): Promise<{ readonly version: number } | null> {
  const { rows } = await sql<{ version: number }>`
    select version from stock_receipts where id = ${id} and posted_at is null for update`.execute(db);
  return rows[0] ?? null;
}
