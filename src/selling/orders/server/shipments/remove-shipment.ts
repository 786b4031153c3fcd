import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import { noteOrderEvent } from '../transitions/note-order-event.ts';
import type { OrderContext } from '../transitions/order-context.ts';

export type RemoveShipmentResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: {
        readonly code: 'no-such-order' | 'no-such-shipment' | 'on-delivery-note' | 'has-label';
      };
    };

/** Removes a parcel that was entered by mistake; a note for the staff remains. One that is on a delivery note, or has a label, stays until that is cancelled. */
export function removeShipment(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  { orderId, shipmentId }: { readonly orderId: number; readonly shipmentId: number },
): Promise<RemoveShipmentResult> {
  return actOnOrder(ctx, { orderId, act: 'note' }, async (inside, actor): Promise<RemoveShipmentResult> => {
    const noted = await inside.db
      .selectFrom('delivery_note_parcels')
      .select('note_id')
      .where('shipment_id', '=', shipmentId)
      .where('holds', '=', true)
      .executeTakeFirst();
    if (noted) return { ok: false, error: { code: 'on-delivery-note' } };
    const labelled = await inside.db
      .selectFrom('parcel_labels')
      .select('id')
      .where('shipment_id', '=', shipmentId)
      .where('state', 'in', ['asking', 'made', 'unknown'])
      .executeTakeFirst();
    if (labelled) return { ok: false, error: { code: 'has-label' } };
    const gone = await inside.db
      .deleteFrom('order_shipments')
      .where('id', '=', shipmentId)
      .where('order_id', '=', orderId)
      .returning(['courier', 'tracking'])
      .executeTakeFirst();
    if (!gone) return { ok: false, error: { code: 'no-such-shipment' } };
    const { orders } = messagesFor(ctx.settings.interface_language);
    const note = orders.shipments.removed(gone.courier, gone.tracking);
    await noteOrderEvent(inside, actor, { orderId, kind: 'note', note });
    return { ok: true };
  });
}
