import { sql } from 'kysely';
import { personName } from '#catalogue/stock/server/person-name.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { actorOn } from '#selling/orders/server/transitions/act-on-order.ts';
import { lockOrder } from '#selling/orders/server/transitions/lock-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { openPieces, type PickLine } from '../../rules/picking/pick-list.ts';
import { lockPickList } from './pick-pieces.ts';
import { readPickLines } from './read-pick-list.ts';

export type ClosedPickList =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'closed' | 'open-pieces' };

/**
 * Ends a pick list whose pieces were all fetched or noted as missing: those that are missing stand in the history of their orders. Given up,
 * it lets its orders go onto another list.
 */
export function closePickList(
  ctx: RequestContext,
  id: number,
  state: 'picked' | 'cancelled',
): Promise<ClosedPickList> {
  return inTransaction(ctx.db, async (db): Promise<ClosedPickList> => {
    const inside = { ...ctx, db };
    if (!(await lockPickList(db, id))) return { ok: false, problem: 'closed' };
    const lines = await readPickLines(inside, id);
    if (state === 'picked' && lines.some((line) => openPieces(line) > 0))
      return { ok: false, problem: 'open-pieces' };
    await sql`
      update pick_lists set state = ${state}, closed_at = ${ctx.clock.now()}, closed_by = ${personName(ctx.visitor)}
      where id = ${id}`.execute(db);
    await sql`update pick_list_orders set is_open = false where pick_list_id = ${id}`.execute(db);
    if (state === 'picked') await noteMissing(inside, id, lines);
    await recordAudit(inside, {
      what: state === 'picked' ? 'approved' : 'refused',
      subject: { kind: 'pick-list', id, name: String(id) },
      after: { missingPieces: lines.reduce((sum, line) => sum + line.missing, 0) },
    });
    return { ok: true };
  });
}

/** Writes what is missing into the history of each order, for the staff. */
async function noteMissing(ctx: RequestContext, listId: number, lines: readonly PickLine[]): Promise<void> {
  const words = staffMessagesFor(ctx.settings.interface_language).staffPicking;
  const missing = lines.filter((line) => line.missing > 0);
  const byOrder = Map.groupBy(missing, ({ order }) => order.id);
  for (const [orderId, own] of [...byOrder].sort(([a], [b]) => a - b)) {
    const order = await lockOrder(ctx.db, orderId);
    const actor = order && actorOn(ctx.visitor, order, undefined);
    if (!actor) continue;
    const pieces = own.map((line) => `${line.missing} × ${line.sku || line.name}`).join(', ');
    await noteOrderEvent(ctx, actor, { orderId, kind: 'note', note: words.missingNote(listId, pieces) });
  }
}
