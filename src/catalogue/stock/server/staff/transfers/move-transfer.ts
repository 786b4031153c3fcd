import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Transfer } from '../../../rules/transfer.ts';
import { differenceOf } from '../../../rules/transfer.ts';
import { quantityField } from '../../../rules/transfer-form.ts';
import { isLocationOpen } from '../../locations/read-locations.ts';
import { stockAt } from '../../locations/stock-at.ts';
import { personName } from '../../person-name.ts';
import { lockStock, recordMovements } from '../../record-movements.ts';
import { readTransfer } from './read-transfers.ts';
import {
  lockTransfer,
  type SavedTransfer,
  type TransferLineToWrite,
  transferSubject,
  writeTransferLines,
} from './save-transfer.ts';

/**
 * Sends a draft with the lines as they are typed: the pieces leave the stock, so that nobody buys what is on its way. Refused where the location has fewer
 * available than leave it.
 */
export function sendTransfer(
  ctx: RequestContext,
  id: number,
  version: number,
  lines: readonly TransferLineToWrite[],
): Promise<SavedTransfer> {
  return inTransaction(ctx.db, async (db): Promise<SavedTransfer> => {
    const written = await writeTransferLines(db, id, version, lines);
    if (!written.ok) return written;
    const before = await readTransfer({ ...ctx, db }, id);
    if (!before || before.rows.length === 0) return { ok: false, problem: { code: 'no-lines' } };
    const { fromId, toId } = before;
    if (!(await isLocationOpen(db, fromId)) || !(await isLocationOpen(db, toId)))
      return { ok: false, problem: { code: 'no-location' } };
    const ids = before.rows.map((row) => row.id);
    await lockStock(db, ids);
    const stock = await stockAt(db, ids, fromId);
    const short = before.rows.find((row) => (stock.get(row.id)?.available ?? 0) < row.quantity);
    if (short) {
      const available = Math.max(0, stock.get(short.id)?.available ?? 0);
      const sku = short.sku ?? short.name;
      return { ok: false, problem: { code: 'not-enough', sku, field: quantityField(short.id), available } };
    }
    const moves = before.rows.map((row) => ({ itemId: row.id, delta: -row.quantity }));
    await record(ctx, db, moves, { reason: 'transfer', transferId: id, locationId: fromId });
    await sql`update stock_transfers set state = 'sent', sent_at = ${ctx.clock.now()}, sent_by = ${personName(ctx.visitor)}
      where id = ${id}`.execute(db);
    const { lines: count, pieces } = before;
    await recordAudit(
      { ...ctx, db },
      { what: 'sent', subject: transferSubject(before), after: { lines: count, pieces } },
    );
    return { ok: true, id };
  });
}

/**
 * Receives a transfer with what arrived of each line. The ledger says what was sent as arrived, and what differs as lost or found: the sum of the stock is
 * what lies at the locations.
 */
export function receiveTransfer(
  ctx: RequestContext,
  id: number,
  received: ReadonlyMap<number, number>,
): Promise<SavedTransfer> {
  return inTransaction(ctx.db, async (db): Promise<SavedTransfer> => {
    const transfer = await lockSent(ctx, db, id);
    if (!transfer) return { ok: false, problem: null };
    const rows = transfer.rows.map((row) => ({ ...row, received: received.get(row.id) ?? row.quantity }));
    await lockStock(
      db,
      rows.map((row) => row.id),
    );
    const at = { transferId: id, locationId: transfer.toId };
    const arrived = rows.map((row) => ({ itemId: row.id, delta: row.quantity }));
    await record(ctx, db, arrived, { reason: 'transfer', ...at });
    const differences = rows.map((row) => ({ itemId: row.id, delta: differenceOf(row) }));
    const missing = differences.filter(({ delta }) => delta < 0);
    const more = differences.filter(({ delta }) => delta > 0);
    await record(ctx, db, missing, { reason: 'loss', ...at });
    await record(ctx, db, more, { reason: 'found', ...at });
    await sql`
      update stock_transfer_lines l set received = typed.received
      from unnest(${rows.map((row) => row.id)}::int[], ${rows.map((row) => row.received)}::int[]) as typed (product_id, received)
      where l.transfer_id = ${id} and l.product_id = typed.product_id`.execute(db);
    await close(ctx, db, id, 'received');
    const sum = (moves: typeof missing) => moves.reduce((all, { delta }) => all + Math.abs(delta), 0);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'approved',
        subject: transferSubject(transfer),
        after: {
          pieces: transfer.pieces + sum(more) - sum(missing),
          ...(missing.length > 0 ? { fewerPieces: sum(missing) } : {}),
          ...(more.length > 0 ? { morePieces: sum(more) } : {}),
        },
      },
    );
    return { ok: true, id };
  });
}

/** Calls a transfer off that is on its way: its pieces are back where they came from. */
export function cancelTransfer(ctx: RequestContext, id: number): Promise<SavedTransfer> {
  return inTransaction(ctx.db, async (db): Promise<SavedTransfer> => {
    const transfer = await lockSent(ctx, db, id);
    if (!transfer) return { ok: false, problem: null };
    const back = transfer.rows.map((row) => ({ itemId: row.id, delta: row.quantity }));
    await record(ctx, db, back, { reason: 'transfer', transferId: id, locationId: transfer.fromId });
    await close(ctx, db, id, 'cancelled');
    await recordAudit(
      { ...ctx, db },
      { what: 'refused', subject: transferSubject(transfer), after: { pieces: transfer.pieces } },
    );
    return { ok: true, id };
  });
}

async function lockSent(ctx: RequestContext, db: Database, id: number): Promise<Transfer | null> {
  return (await lockTransfer(db, id, 'sent')) ? readTransfer({ ...ctx, db }, id) : null;
}

async function close(ctx: RequestContext, db: Database, id: number, state: 'received' | 'cancelled') {
  await sql`update stock_transfers set state = ${state}, closed_at = ${ctx.clock.now()}, closed_by = ${personName(ctx.visitor)}
    where id = ${id}`.execute(db);
}

type Facts = {
  readonly reason: 'transfer' | 'loss' | 'found';
  readonly transferId: number;
  readonly locationId: number | null;
};

async function record(
  ctx: RequestContext,
  db: Database,
  moves: readonly { readonly itemId: number; readonly delta: number }[],
  facts: Facts,
): Promise<void> {
  if (moves.length > 0) await recordMovements({ ...ctx, db }, moves, { note: '', ...facts });
}
