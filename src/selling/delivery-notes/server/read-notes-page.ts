import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Shipment } from '#selling/orders/rules/shipment.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import type { DeliveryNoteEntry } from '../rules/delivery-note.ts';
import { parcelsOnNotes } from './issue-delivery-note.ts';
import { readNotesOf } from './read-delivery-notes.ts';

/** What the page of an order's delivery notes shows. */
export type NotesPage = {
  readonly order: { readonly id: number; readonly number: number };
  readonly notes: readonly DeliveryNoteEntry[];
  /** that are on no note which holds */
  readonly parcels: readonly Shipment[];
  readonly hasParcels: boolean;
};

/** The delivery notes of an order, and its parcels without one; null where there is no such order. */
export async function readNotesPage(ctx: RequestContext, orderId: number): Promise<NotesPage | null> {
  const [order, notes, taken] = await Promise.all([
    readOrder(ctx, orderId),
    readNotesOf(ctx, orderId, 'all'),
    parcelsOnNotes(ctx.db, orderId),
  ]);
  if (!order) return null;
  const { shipments = [] } = order;
  return {
    order: { id: order.id, number: order.number },
    notes,
    parcels: shipments.filter(({ id }) => !taken.has(id)),
    hasParcels: shipments.length > 0,
  };
}
