import type { AuditAction } from '#foundation/audit/rules/audit-entry.ts';
import { writeAuditEntry } from '#foundation/audit/server/record-audit.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import type { OrderActor } from '../../rules/order-actor.ts';
import type { OrderEditFacts, OrderEventKind } from '../../rules/order-care.ts';
import { type OrderStatus, orderStatuses } from '../../rules/order-status.ts';
import type { OrderContext } from './order-context.ts';

export type EventToNote = {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  readonly from?: OrderStatus;
  readonly to?: OrderStatus;
  readonly note?: string;
  readonly forCustomer?: boolean;
  readonly detail?: Readonly<Record<string, string | number>>;
  /** what was edited */
  readonly edit?: OrderEditFacts;
};

/** The audit trail's names for actions of staff on orders. */
const actions: Readonly<Record<OrderEventKind, AuditAction>> = {
  placed: 'created',
  state: 'changed',
  note: 'noted',
  refund: 'refunded',
  paid: 'changed',
  edited: 'changed',
  letter: 'sent',
  'refund-requested': 'refunded',
  'refund-refused': 'refused',
  'refund-withdrawn': 'changed',
};

/**
 * Records who did what to an order, in the same transaction; returns the entry's id. Actions of staff are recorded in the audit trail
 * as well, without the text of notes, which stays with the order.
 */
export async function noteOrderEvent(
  ctx: Pick<OrderContext, 'db' | 'clock'>,
  actor: OrderActor,
  event: EventToNote,
): Promise<number> {
  const { db, clock } = ctx;
  const { kind, personId, name } = actor.named ?? actor;
  const { id } = await db
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      kind: event.kind,
      who: kind,
      person_id: personId,
      person_name: name,
      from_status: event.from ?? null,
      to_status: event.to ?? null,
      note: event.note ?? '',
      for_customer: event.forCustomer ?? false,
      detail: JSON.stringify({ ...event.detail, ...event.edit }),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (actor.kind === 'staff') await recordInAuditTrail(ctx, actor, event);
  return id;
}

async function recordInAuditTrail(
  ctx: Pick<OrderContext, 'db' | 'clock'>,
  actor: OrderActor,
  event: EventToNote,
): Promise<void> {
  const { number, payment_method: method } = await ctx.db
    .selectFrom('orders')
    .select(['number', 'payment_method'])
    .where('id', '=', event.orderId)
    .executeTakeFirstOrThrow();
  const { from, to } = event;
  await writeAuditEntry(
    ctx,
    { ...actor, role: actor.role ?? null },
    {
      what: actions[event.kind],
      subject: { kind: 'order', id: event.orderId, name: String(number) },
      before: from
        ? { status: auditedStatus(method, from, await stateBeforeHold(ctx, event)) }
        : (event.edit?.before ?? null),
      after: to ? { status: auditedStatus(method, to, from) } : (event.edit?.after ?? event.detail ?? null),
    },
  );
}

/** A state as the audit trail stores it: on hold before it was paid it says what it waits for, `on-hold:introTransfer`. */
function auditedStatus(method: string, status: OrderStatus, before: OrderStatus | undefined): string {
  const isUnpaid = status === 'on-hold' && before !== 'processing';
  return isUnpaid ? `${status}:${paymentMethodOf(method).onHoldIntro}` : status;
}

/** The state from which an order was put on hold that leaves it now. */
async function stateBeforeHold(
  { db }: Pick<OrderContext, 'db'>,
  { orderId, from }: EventToNote,
): Promise<OrderStatus | undefined> {
  if (from !== 'on-hold') return undefined;
  const held = await db
    .selectFrom('order_events')
    .select('from_status')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'on-hold')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return orderStatuses.find((status) => status === held?.from_status);
}
