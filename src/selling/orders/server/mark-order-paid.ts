import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayActOnOrder } from '../rules/order-actor.ts';
import { mayBeMarkedPaid } from '../rules/order-changes.ts';
import { actorOn } from './transitions/actor-on.ts';
import { lockOrder } from './transitions/lock-order.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { OrderContext } from './transitions/order-context.ts';

export type MarkOrderPaidResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-order' | 'not-owed' } };

/** Staff say that the money of an order on credit has come: its amount is free again for the company's next orders (CHK-12). */
export function markOrderPaid(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  orderId: number,
): Promise<MarkOrderPaidResult> {
  return inTransaction(ctx.db, async (db): Promise<MarkOrderPaidResult> => {
    const order = await lockOrder(db, orderId);
    const actor = order ? actorOn(ctx.visitor, order, undefined) : null;
    if (!order || !mayActOnOrder(actor, 'note')) return { ok: false, error: { code: 'no-such-order' } };
    if (!mayBeMarkedPaid(order)) return { ok: false, error: { code: 'not-owed' } };
    const at = ctx.clock.now();
    await db.updateTable('orders').set({ paid_at: at }).where('id', '=', orderId).execute();
    await noteOrderEvent({ ...ctx, db }, actor, {
      orderId,
      kind: 'paid',
      detail: { amount: order.owed },
    });
    return { ok: true };
  });
}
