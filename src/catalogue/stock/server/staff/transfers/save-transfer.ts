import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ScanAnswer } from '../../../rules/scan-answer.ts';
import { MOST_PIECES } from '../../../rules/stock-forms.ts';
import type { Transfer, TransferState } from '../../../rules/transfer.ts';
import {
  MOST_TRANSFER_LINES,
  type TransferDraft,
  type TransferProblem,
} from '../../../rules/transfer-form.ts';
import { isLocationOpen } from '../../locations/read-locations.ts';
import { personName } from '../../person-name.ts';
import { articleNamed } from '../article-named.ts';
import { findByCode } from '../find-by-code.ts';
import { readTransfer } from './read-transfers.ts';

export type SavedTransfer =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such transfer, or it is past this step */
  | { readonly ok: false; readonly problem: TransferProblem | null };

/** Begins a transfer, or changes the head of a draft. */
export function saveTransfer(
  ctx: RequestContext,
  id: number | null,
  { fromId, toId, note }: TransferDraft,
): Promise<SavedTransfer> {
  return inTransaction(ctx.db, async (db): Promise<SavedTransfer> => {
    if (!(await isLocationOpen(db, fromId)) || !(await isLocationOpen(db, toId)))
      return { ok: false, problem: { code: 'no-location' } };
    if (id !== null && !(await lockTransfer(db, id, 'draft'))) return { ok: false, problem: null };
    const { rows } = await (id === null
      ? sql<{ id: number }>`insert into stock_transfers (from_id, to_id, note, created_at, created_by)
          values (${fromId}::int, ${toId}::int, ${note}, ${ctx.clock.now()}, ${personName(ctx.visitor)}) returning id`
      : sql<{
          id: number;
        }>`update stock_transfers set from_id = ${fromId}::int, to_id = ${toId}::int, note = ${note},
          version = version + 1 where id = ${id} returning id`
    ).execute(db);
    return { ok: true, id: rows[0]?.id ?? 0 };
  });
}

/** Throws a draft away. */
export function removeTransfer(ctx: RequestContext, id: number): Promise<SavedTransfer> {
  return inTransaction(ctx.db, async (db): Promise<SavedTransfer> => {
    const locked = await lockTransfer(db, id, 'draft');
    const before = locked ? await readTransfer({ ...ctx, db }, id) : null;
    if (!before) return { ok: false, problem: null };
    await db.deleteFrom('stock_transfers').where('id', '=', id).execute();
    const { lines, pieces } = before;
    await recordAudit(
      { ...ctx, db },
      { what: 'deleted', subject: transferSubject(before), before: { lines, pieces } },
    );
    return { ok: true, id };
  });
}

/** As the audit trail calls a transfer: its number with the locations that it leaves and reaches. */
export const transferSubject = ({ id, from, to }: Pick<Transfer, 'id' | 'from' | 'to'>) =>
  ({ kind: 'stock-transfer', id, name: `${id} (${from} → ${to})` }) as const;

export type LockedTransfer = {
  readonly version: number;
  readonly fromId: number | null;
  readonly toId: number | null;
};

/** Locks a transfer that stands so; null where there is none. */
export async function lockTransfer(
  db: Database,
  id: number,
  state: TransferState,
): Promise<LockedTransfer | null> {
  const { rows } = await sql<LockedTransfer>`
    select version, from_id as "fromId", to_id as "toId" from stock_transfers
    where id = ${id} and state = ${state} for update`.execute(db);
  return rows[0] ?? null;
}

/** Adds the pieces of a scanned code to a draft. */
export function scanIntoTransfer(
  ctx: RequestContext,
  id: number,
  { code, scan, pieces }: { readonly code: string; readonly scan: string; readonly pieces: number },
): Promise<ScanAnswer> {
  return inTransaction(ctx.db, async (db): Promise<{ ok: boolean; answer: ScanAnswer }> => {
    const refuse = (kind: 'closed' | 'too-many' | 'unknown') => ({ ok: false, answer: { kind, scan, code } });
    if (!(await lockTransfer(db, id, 'draft'))) return refuse('closed');
    const found = (await findByCode(db, [code])).get(code) ?? { kind: 'unknown' };
    if (found.kind === 'unknown') return refuse('unknown');
    if (found.kind === 'ambiguous') return { ok: false, answer: { ...found, scan, code } };
    const { rows } = await sql<{ quantity: number; lines: number }>`
      with seen as (update stock_transfers set version = version + 1 where id = ${id}),
      added as (
        insert into stock_transfer_lines as l (transfer_id, product_id, quantity) values (${id}, ${found.id}, ${pieces})
        on conflict (transfer_id, product_id) do update set quantity = least(${MOST_PIECES}, l.quantity + excluded.quantity)
        returning quantity)
      select quantity, (select count(*)::int from stock_transfer_lines where transfer_id = ${id}) as lines from added`.execute(
      db,
    );
    const [added] = rows;
    if (!added || added.lines >= MOST_TRANSFER_LINES) return refuse('too-many');
    const article = await articleNamed(db, found.id);
    return { ok: true, answer: { kind: 'counted', scan, code, article, pieces: added.quantity } };
  }).then(({ answer }) => answer);
}

/** A line to write; without a quantity the line goes. */
export type TransferLineToWrite = { readonly productId: number; readonly quantity: number | null };

/** Writes the lines of a draft as they were typed, if it is still as it was seen. */
export async function writeTransferLines(
  db: Database,
  id: number,
  version: number,
  lines: readonly TransferLineToWrite[],
): Promise<SavedTransfer> {
  const draft = await lockTransfer(db, id, 'draft');
  if (!draft) return { ok: false, problem: null };
  if (draft.version !== version) return { ok: false, problem: { code: 'conflict' } };
  await sql`
    with typed as (
      select * from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[])
        as typed (product_id, quantity)),
    gone as (
      delete from stock_transfer_lines l using typed
      where l.transfer_id = ${id} and l.product_id = typed.product_id and typed.quantity is null),
    changed as (
      update stock_transfer_lines l set quantity = typed.quantity from typed
      where l.transfer_id = ${id} and l.product_id = typed.product_id and typed.quantity is not null)
    update stock_transfers set version = version + 1 where id = ${id}`.execute(db);
  return { ok: true, id };
}
