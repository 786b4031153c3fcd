import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ShipmentDraft } from '../../rules/shipment.ts';
import { actOnOrder } from '../transitions/act-on-order.ts';
import type { OrderContext } from '../transitions/order-context.ts';
import { queueOrderEmails } from '../transitions/queue-order-emails.ts';
import { writeParcel } from './write-parcel.ts';

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
      const eventId = await writeParcel(inside, actor, orderId, { courier, tracking });
      if (eventId === null) return { ok: false, error: { code: 'same-shipment' } };
      if (notify)
        await queueOrderEmails(inside, order, { kinds: ['order-note'], eventId, occasion: String(eventId) });
      return { ok: true };
    },
  );
}
