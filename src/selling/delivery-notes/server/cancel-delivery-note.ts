import { sql } from 'kysely';
import { personName } from '#catalogue/stock/server/person-name.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import { noteName } from '../rules/delivery-note.ts';

export type CancelledNote =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-order' | 'changed' } };

/** Cancels a delivery note of an order for a reason: it stays in its series, and its parcels may go on another one. */
export function cancelDeliveryNote(
  ctx: RequestContext,
  { orderId, noteId, reason }: { readonly orderId: number; readonly noteId: number; readonly reason: string },
): Promise<CancelledNote> {
  return actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor): Promise<CancelledNote> => {
    const { rows } = await sql<{ year: number; number: number }>`
      update delivery_notes set cancelled_at = ${ctx.clock.now()}, cancelled_by = ${personName(ctx.visitor)},
        cancel_reason = ${reason}
      where id = ${noteId} and order_id = ${orderId} and cancelled_at is null returning year, number`.execute(
      inside.db,
    );
    const [note] = rows;
    if (!note) return { ok: false, error: { code: 'changed' } };
    await sql`update delivery_note_parcels set holds = false where note_id = ${noteId}`.execute(inside.db);
    const name = noteName(note);
    const { staffDeliveryNotes: words } = staffMessagesFor(ctx.settings.interface_language);
    await noteOrderEvent(inside, actor, { orderId, kind: 'note', note: words.cancelledNote(name, reason) });
    await recordAudit(inside, {
      what: 'deactivated',
      subject: { kind: 'delivery-note', id: noteId, name },
      after: { reason },
    });
    return { ok: true };
  });
}
