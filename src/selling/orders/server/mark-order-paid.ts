import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayBeMarkedPaid } from '../rules/order-changes.ts';
import { actOnOrder } from './transitions/act-on-order.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { OrderContext } from './transitions/order-context.ts';

export type MarkOrderPaidResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-order' | 'not-owed' } };

/** Marks an order on company credit as paid: its amount is available again for the company's next orders (CHK-12). */
export function markOrderPaid(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  orderId: number,
): Promise<MarkOrderPaidResult> {
  return actOnOrder(
    ctx,
    { orderId, act: 'note' },
    async (inside, actor, order): Promise<MarkOrderPaidResult> => {
      if (!mayBeMarkedPaid(order)) return { ok: false, error: { code: 'not-owed' } };
      const at = ctx.clock.now();
      await inside.db.updateTable('orders').set({ paid_at: at }).where('id', '=', orderId).execute();
      await noteOrderEvent(inside, actor, {
        orderId,
        kind: 'paid',
        detail: { amount: order.owed },
      });
      return { ok: true };
    },
  );
}
