import { inTransaction } from '#database/in-transaction.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { mayActOnOrder, type OrderActor, theShop } from '../rules/order-actor.ts';
import { mayBeRefunded } from '../rules/order-changes.ts';
import { readOrderNote } from '../rules/order-note.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { planRefund, type RefundRefusal, type RefundWish } from '../rules/plan-refund.ts';
import { actorOn } from './books/actor-on.ts';
import { type HeldOrder, lockOrder } from './books/lock-order.ts';
import { moveOrder } from './books/move-order.ts';
import { noteOrderEvent } from './books/note-order-event.ts';
import type { OrderDesk } from './books/order-desk.ts';
import { queueOrderLetters } from './books/queue-order-letters.ts';
import { queueProviderRefund } from './books/queue-provider-refund.ts';
import { readRefundable } from './books/read-refundable.ts';
import { writeRefund } from './books/write-refund.ts';

export type RefundOrder = RefundWish & {
  readonly id: number;
  /** made with the form: the same one posted twice gives back once */
  readonly requestKey: string;
  /** the customer reads it too; '' for none */
  readonly reason: string;
};

export type RefundOrderError =
  | RefundRefusal
  | { readonly code: 'no-such-order' }
  | { readonly code: 'note-too-long' }
  | { readonly code: 'not-refundable'; readonly status: OrderStatus };

export type RefundOrderResult =
  | { readonly ok: true; readonly refundId: number; readonly status: OrderStatus }
  | { readonly ok: false; readonly error: RefundOrderError };

/**
 * Gives money of an order back, and pieces into stock where that is wanted, in one transaction; when everything has been given back the
 * order is `refunded`. The order is locked meanwhile and the database counts along, so that refunds at the same moment never exceed
 * what was sold.
 */
export async function refundOrder(
  toolbox: OrderDesk & Pick<Toolbox, 'visitor'>,
  input: RefundOrder,
): Promise<RefundOrderResult> {
  const reason = readOrderNote(input.reason);
  if (reason === null) return { ok: false, error: { code: 'note-too-long' } };
  return inTransaction(toolbox.db, async (db): Promise<RefundOrderResult> => {
    const order = await lockOrder(db, input.id);
    const actor = order ? actorOn(toolbox.visitor, order, undefined) : null;
    if (!order || !mayActOnOrder(actor, 'refund')) return { ok: false, error: { code: 'no-such-order' } };
    return refundInside({ ...toolbox, db }, actor, order, { ...input, reason });
  });
}

async function refundInside(
  desk: OrderDesk,
  actor: OrderActor,
  order: HeldOrder,
  input: RefundOrder,
): Promise<RefundOrderResult> {
  const { db } = desk;
  const given = await db
    .selectFrom('order_refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .where('request_key', '=', input.requestKey)
    .executeTakeFirst();
  if (given) return { ok: true, refundId: given.id, status: order.status };
  if (!mayBeRefunded(order)) return { ok: false, error: { code: 'not-refundable', status: order.status } };
  const planned = planRefund(await readRefundable(db, order.id), input);
  if (!planned.ok) return planned;
  const { refund } = planned;
  const refundId = await writeRefund(desk, actor, order, { ...input, refund });
  await queueProviderRefund(desk, { orderId: order.id, refundId, amount: refund.total });
  const eventId = await noteOrderEvent(desk, actor, {
    orderId: order.id,
    kind: 'refund',
    note: input.reason,
    forCustomer: true,
    detail: { refundId, amount: refund.total },
  });
  if (!refund.isLast) {
    const occasion = String(eventId);
    await queueOrderLetters(desk, order, { kinds: ['order-partly-refunded'], eventId, occasion });
    return { ok: true, refundId, status: order.status };
  }
  const moved = await moveOrder(desk, theShop, order, { to: 'refunded', toldBy: eventId });
  if (!moved.ok) throw new Error(`an order that was given back stays ${order.status}: ${moved.error.code}`);
  return { ok: true, refundId, status: 'refunded' };
}
