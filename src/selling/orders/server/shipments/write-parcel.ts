import { sql } from 'kysely';
import { messagesFor } from '#messages/messages-for.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import type { PiecesOfLine } from '../../rules/parcel-contents.ts';
import type { Parcel } from '../../rules/shipment.ts';
import { noteOrderEvent } from '../transitions/note-order-event.ts';
import type { OrderContext } from '../transitions/order-context.ts';

export type ParcelToWrite = Parcel & {
  readonly contents: readonly PiecesOfLine[];
  readonly weightGrams?: number | null;
  readonly togetherWith?: number | null;
  readonly requestKey?: string;
};

/**
 * Adds a parcel with its contents to a locked order, and an entry in the history; null where the order has its number already. The
 * caller has checked the contents.
 */
export async function writeParcel(
  ctx: OrderContext,
  actor: OrderActor,
  orderId: number,
  parcel: ParcelToWrite,
): Promise<{ readonly shipmentId: number; readonly eventId: number } | null> {
  const { courier, tracking, contents, weightGrams = null, togetherWith = null, requestKey = '' } = parcel;
  const { rows } = await sql<{ id: number }>`
    insert into order_shipments
      (order_id, courier, carrier_id, tracking, weight_grams, together_with, request_key, created_at)
    values (${orderId}, ${courier}, (select id from carriers where lower(name) = lower(${courier})), ${tracking},
      ${weightGrams}::int, ${togetherWith}::int, ${requestKey}, ${ctx.clock.now()})
    on conflict (order_id, tracking_key) where tracking_key <> '' do nothing returning id`.execute(ctx.db);
  const [added] = rows;
  if (!added) return null;
  if (contents.length > 0)
    await ctx.db
      .insertInto('order_shipment_lines')
      .values(
        contents.map(({ lineId, quantity }) => ({
          shipment_id: added.id,
          order_line_id: lineId,
          quantity,
        })),
      )
      .execute();
  const { locale } = await ctx.db
    .selectFrom('orders')
    .select('locale')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const note = messagesFor(locale === 'en' ? 'en' : 'it').orders.shipments.sent(courier, tracking);
  const eventId = await noteOrderEvent(ctx, actor, { orderId, kind: 'note', note, forCustomer: true });
  return { shipmentId: added.id, eventId };
}
