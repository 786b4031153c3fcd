import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { ShipmentDraft } from '../../rules/shipment.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import { noteOrderEvent } from '../transitions/note-order-event.ts';
import type { OrderContext } from '../transitions/order-context.ts';
import { queueOrderEmails } from '../transitions/queue-order-emails.ts';

export type AddShipmentResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: { readonly code: 'no-such-order' | 'not-sendable' | 'same-shipment' };
    };

/** Adds a parcel to an order: its customer sees it on the order's page, and gets an email where staff want it. */
export function addShipment(
  ctx: OrderContext & Pick<RequestContext, 'visitor'>,
  { orderId, courier, tracking, notify }: ShipmentDraft & { readonly orderId: number },
): Promise<AddShipmentResult> {
  return actOnOrder(
    ctx,
    { orderId, act: 'note' },
    async (inside, actor, order): Promise<AddShipmentResult> => {
      if (order.status !== 'processing' && order.status !== 'completed')
        return { ok: false, error: { code: 'not-sendable' } };
      const added = await inside.db
        .insertInto('order_shipments')
        .values({ order_id: orderId, courier, tracking, created_at: ctx.clock.now() })
        .onConflict((conflict) => conflict.columns(['order_id', 'tracking_key']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return { ok: false, error: { code: 'same-shipment' } };
      const { locale } = await inside.db
        .selectFrom('orders')
        .select('locale')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const note = messagesFor(locale === 'en' ? 'en' : 'it').orders.shipments.sent(courier, tracking);
      const eventId = await noteOrderEvent(inside, actor, { orderId, kind: 'note', note, forCustomer: true });
      if (notify)
        await queueOrderEmails(inside, order, { kinds: ['order-note'], eventId, occasion: String(eventId) });
      return { ok: true };
    },
  );
}
