import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import { noteOrderEvent } from '../transitions/note-order-event.ts';
import type { OrderContext } from '../transitions/order-context.ts';

export type DeliverShipmentResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-order' | 'no-such-shipment' } };

/** Marks a parcel as delivered now: its customer reads it on the order's page. One that was delivered keeps its day. */
export function deliverShipment(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  { orderId, shipmentId }: { readonly orderId: number; readonly shipmentId: number },
): Promise<DeliverShipmentResult> {
  return actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor): Promise<DeliverShipmentResult> => {
    const found = await inside.db
      .selectFrom('order_shipments')
      .innerJoin('orders', 'orders.id', 'order_shipments.order_id')
      .select(['courier', 'tracking', 'delivered_at', 'returned_at', 'locale'])
      .where('order_shipments.id', '=', shipmentId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!found) return { ok: false, error: { code: 'no-such-shipment' } };
    if (found.delivered_at !== null) return { ok: true };
    if (found.returned_at !== null) return { ok: false, error: { code: 'no-such-shipment' } };
    await inside.db
      .updateTable('order_shipments')
      .set({ delivered_at: ctx.clock.now(), held_at: null, hold_reason: null })
      .where('id', '=', shipmentId)
      .execute();
    const { orders } = messagesFor(found.locale === 'en' ? 'en' : 'it');
    const note = orders.shipments.delivered(found.courier, found.tracking);
    await noteOrderEvent(inside, actor, { orderId, kind: 'note', note, forCustomer: true });
    return { ok: true };
  });
}
