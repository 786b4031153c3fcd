import type { OrderActor } from '../../rules/order-actor.ts';
import type { OrderEventKind } from '../../rules/order-care.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { OrderDesk } from './order-desk.ts';

export type EventToNote = {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  readonly from?: OrderStatus;
  readonly to?: OrderStatus;
  readonly note?: string;
  readonly forCustomer?: boolean;
  readonly detail?: Readonly<Record<string, string | number>>;
};

/** Writes down who did what to an order, in the transaction that does it; returns the entry's id. */
export async function noteOrderEvent(
  { db, clock }: Pick<OrderDesk, 'db' | 'clock'>,
  actor: OrderActor,
  event: EventToNote,
): Promise<number> {
  const { id } = await db
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      who: actor.kind,
      person_id: actor.personId,
      person_name: actor.name,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      note: event.note ?? '',
      for_customer: event.forCustomer ?? false,
      detail: JSON.stringify(event.detail ?? {}),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
