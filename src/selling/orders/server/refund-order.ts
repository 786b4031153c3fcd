import { type Cents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { OrderActor } from '../rules/order-actor.ts';
import { mayBeRefunded } from '../rules/order-changes.ts';
import { readOrderNote } from '../rules/order-note.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import { planRefund, type RefundRefusal, type RefundRequest } from '../rules/plan-refund.ts';
import { exceedsLimit, type RefundLimit, refundLimitOn } from '../rules/refunds/refund-limit.ts';
import { actOnOrder } from './transitions/act-on-order.ts';
import { finishRefund } from './transitions/finish-refund.ts';
import type { HeldOrder } from './transitions/lock-order.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { RefundContext } from './transitions/order-context.ts';
import { queueProviderRefund } from './transitions/queue-provider-refund.ts';
import { paymentToRefund, readRefundSource } from './transitions/read-refund-source.ts';
import { readRefundable } from './transitions/read-refundable.ts';
import { writeRefund } from './transitions/write-refund.ts';

export type RefundOrder = RefundRequest & {
  readonly id: number;
  /** id from the form: the same form posted twice refunds once */
  readonly requestKey: string;
  /** shown to the customer too; '' for none */
  readonly reason: string;
};

export type RefundOrderError =
  | RefundRefusal
  | { readonly code: 'no-such-order' }
  | { readonly code: 'note-too-long' }
  | { readonly code: 'not-refundable'; readonly status: OrderStatus }
  /** more of the order than the role of the asking person allows to refund */
  | ({ readonly code: 'above-limit' } & RefundLimit)
  /** the provider captured less, or has refunded some already; `left` in cents */
  | { readonly code: 'too-much-for-provider'; readonly left: Cents };

export type RefundOrderResult =
  /** `requested`: the provider refunds it, and it counts once that is done */
  | {
      readonly ok: true;
      readonly refundId: number;
      readonly status: OrderStatus;
      readonly requested: boolean;
    }
  | { readonly ok: false; readonly error: RefundOrderError };

/**
 * Refunds money of an order, and puts pieces back into stock where requested, in one transaction: a payment through the provider is
 * refunded there and counts once that is done, what staff pay out counts at once. The order is locked and database constraints apply,
 * so that concurrent refunds never exceed what was sold.
 */
export async function refundOrder(ctx: RefundContext, input: RefundOrder): Promise<RefundOrderResult> {
  const reason = readOrderNote(input.reason);
  if (reason === null) return { ok: false, error: { code: 'note-too-long' } };
  return actOnOrder(ctx, { orderId: input.id, act: 'refund' }, (inside, actor, order) =>
    refundInside(inside, actor, order, { ...input, reason }),
  );
}

async function refundInside(
  ctx: RefundContext,
  actor: OrderActor,
  order: HeldOrder,
  input: RefundOrder,
): Promise<RefundOrderResult> {
  const { db } = ctx;
  const given = await db
    .selectFrom('order_refunds')
    .select(['id', 'state'])
    .where('order_id', '=', order.id)
    .where('request_key', '=', input.requestKey)
    .executeTakeFirst();
  if (given) {
    return { ok: true, refundId: given.id, status: order.status, requested: given.state === 'requested' };
  }
  if (!mayBeRefunded(order)) return { ok: false, error: { code: 'not-refundable', status: order.status } };
  const refundable = await readRefundable(db, order.id);
  const planned = planRefund(refundable, input);
  if (!planned.ok) return planned;
  const { refund } = planned;
  const allowed = refundLimitOn(refundable, actor.refundLimit);
  if (exceedsLimit(allowed, refund.total)) return { ok: false, error: { code: 'above-limit', ...allowed } };
  const source = await readRefundSource(ctx, order);
  const byProvider = source.by === 'provider' && refund.total > zeroCents;
  const paymentId = byProvider ? await paymentToRefund(ctx, order.id, refund.total) : null;
  if (byProvider && paymentId === null) {
    return { ok: false, error: { code: 'too-much-for-provider', left: source.left } };
  }
  const refundId = await writeRefund(ctx, actor, order, { ...input, refund });
  if (paymentId === null) {
    const status = await finishRefund(ctx, actor, order, { refundId, state: 'done' });
    return { ok: true, refundId, status, requested: false };
  }
  await queueProviderRefund(ctx, { paymentId, refundId, amount: refund.total });
  await noteOrderEvent(ctx, actor, {
    orderId: order.id,
    kind: 'refund-requested',
    note: input.reason,
    detail: { refundId, amount: refund.total, state: 'requested' },
  });
  return { ok: true, refundId, status: order.status, requested: true };
}
