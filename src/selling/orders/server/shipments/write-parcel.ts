import { messagesFor } from '#messages/messages-for.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import type { Parcel } from '../../rules/shipment.ts';
import { noteOrderEvent } from '../transitions/note-order-event.ts';
import type { OrderContext } from '../transitions/order-context.ts';

/** Adds a parcel to a locked order with its entry in the history, whose id is returned; null where the order has its number already. */
export async function writeParcel(
  ctx: OrderContext,
  actor: OrderActor,
  orderId: number,
  { courier, tracking }: Parcel,
): Promise<number | null> {
  const added = await ctx.db
    .insertInto('order_shipments')
    .values({ order_id: orderId, courier, tracking, created_at: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'tracking_key']).where('tracking_key', '<>', '').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  const { locale } = await ctx.db
    .selectFrom('orders')
    .select('locale')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const note = messagesFor(locale === 'en' ? 'en' : 'it').orders.shipments.sent(courier, tracking);
  return noteOrderEvent(ctx, actor, { orderId, kind: 'note', note, forCustomer: true });
}
