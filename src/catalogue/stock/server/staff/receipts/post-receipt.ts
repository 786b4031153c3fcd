import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { averageCost } from '../../../rules/average-cost.ts';
import { isLocationOpen } from '../../locations/read-locations.ts';
import { personName } from '../../person-name.ts';
import { lockStock, recordMovements } from '../../record-movements.ts';
import { readReceipt } from './read-receipts.ts';
import { receiptSubject, type SavedReceipt } from './save-receipt.ts';
import { type LineToWrite, writeLines } from './write-lines.ts';

/**
 * Puts a draft into stock with the lines as they are typed, all of it and once: whoever comes second finds it posted. The average cost of each article is
 * carried on under the lock of its stock.
 */
export function postReceipt(
  ctx: RequestContext,
  id: number,
  version: number,
  lines: readonly LineToWrite[],
): Promise<SavedReceipt> {
  return inTransaction(ctx.db, async (db): Promise<SavedReceipt> => {
    const written = await writeLines(db, id, version, lines);
    if (!written.ok) return written;
    const receipt = await readReceipt({ db }, id);
    if (!receipt || receipt.rows.length === 0) return { ok: false, problem: { code: 'no-lines' } };
    const { locationId } = receipt;
    if (!(await isLocationOpen(db, locationId))) return { ok: false, problem: { code: 'no-location' } };
    const ids = receipt.rows.map((row) => row.id);
    const stock = await lockStock(db, ids);
    const averages = await readAverages(db, ids);
    const moves = receipt.rows.map(({ id: itemId, quantity, unitCost }) => {
      const there = { onHand: stock.get(itemId)?.onHand ?? 0, average: averages.get(itemId) ?? null };
      const average = unitCost === null ? null : averageCost(there, { quantity, unitCost });
      return { itemId, delta: quantity, unitCost, averageCost: average };
    });
    await recordMovements({ ...ctx, db }, moves, { reason: 'received', note: '', receiptId: id, locationId });
    await sql`update stock_receipts set posted_at = ${ctx.clock.now()}, posted_by = ${personName(ctx.visitor)} where id = ${id}`.execute(
      db,
    );
    const { supplier, document, documentOn, lines: count, pieces, value } = receipt;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'created',
        subject: receiptSubject(receipt),
        after: { supplier, document, documentOn, lines: count, pieces, receiptValue: value },
      },
    );
    return { ok: true, id };
  });
}

/** What pieces of articles cost on average by now, in cents; articles of unknown cost are left out. */
export async function readAverages(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; average: number }>`
    select item.id, m.average from unnest(${ids}::int[]) as item (id) cross join lateral (
      select average_cost::float8 as average from stock_movements
      where product_id = item.id and average_cost is not null order by id desc limit 1) m`.execute(db);
  return new Map(rows.map(({ id, average }) => [id, average]));
}
