import { type Cents, subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { overpaidOf } from '../rules/order-balance.ts';
import { exceedsLimit, type RefundLimit, refundLimitOn } from '../rules/refunds/refund-limit.ts';
import { refundOfOverpayment } from '../rules/refunds/refund-of-overpayment.ts';
import { actOnOrder } from './transitions/act-on-order.ts';
import { finishRefund } from './transitions/finish-refund.ts';
import { noteOrderEvent } from './transitions/note-order-event.ts';
import type { RefundContext } from './transitions/order-context.ts';
import { queueProviderRefund } from './transitions/queue-provider-refund.ts';
import { paymentToRefund, readRefundSource } from './transitions/read-refund-source.ts';
import { readRefundable } from './transitions/read-refundable.ts';
import { writeRefund } from './transitions/write-refund.ts';

export type RefundOverpaidResult =
  /** `requested`: the provider gives it back, and it counts once that is done */
  | { readonly ok: true; readonly requested: boolean }
  | {
      readonly ok: false;
      readonly error:
        | { readonly code: 'no-such-order' | 'nothing-overpaid' }
        | ({ readonly code: 'above-limit' } & RefundLimit)
        | { readonly code: 'too-much-for-provider'; readonly left: Cents };
    };

/**
 * Gives back what was paid of an order beyond its total, after an edit made it cheaper: by the provider that took it, or by hand. Of several payments each gives
 * back what it can, one at a time. Nothing that was sold is refunded by it.
 */
export function refundOverpaid(
  ctx: RefundContext,
  { orderId, requestKey }: { readonly orderId: number; readonly requestKey: string },
): Promise<RefundOverpaidResult> {
  return actOnOrder(
    ctx,
    { orderId, act: 'refund' },
    async (inside, actor, order): Promise<RefundOverpaidResult> => {
      const { db } = inside;
      const given = await db
        .selectFrom('order_refunds')
        .select('state')
        .where('order_id', '=', orderId)
        .where('request_key', '=', requestKey)
        .executeTakeFirst();
      if (given) return { ok: true, requested: given.state === 'requested' };
      const left = subtractCents(overpaidOf(order), await requestedOf(db, orderId));
      if (left <= 0) return { ok: false, error: { code: 'nothing-overpaid' } };
      const source = await readRefundSource(inside, order);
      const amount = source.by === 'provider' ? toCents(Math.min(left, source.left)) : left;
      const allowed = refundLimitOn(await readRefundable(db, orderId), actor.refundLimit);
      if (exceedsLimit(allowed, amount)) return { ok: false, error: { code: 'above-limit', ...allowed } };
      const paymentId = source.by === 'provider' ? await paymentToRefund(inside, orderId, amount) : null;
      if (source.by === 'provider' && paymentId === null)
        return { ok: false, error: { code: 'too-much-for-provider', left: source.left } };
      const refund = refundOfOverpayment(amount);
      const refundId = await writeRefund(inside, actor, order, {
        requestKey,
        reason: '',
        refund,
        isOverpayment: true,
      });
      if (paymentId === null) {
        await finishRefund(inside, actor, order, { refundId, state: 'done' });
        return { ok: true, requested: false };
      }
      await queueProviderRefund(inside, { paymentId, refundId, amount });
      await noteOrderEvent(inside, actor, {
        orderId,
        kind: 'refund-requested',
        detail: { refundId, amount, state: 'requested' },
      });
      return { ok: true, requested: true };
    },
  );
}

/** What of the overpaid amount is on its way back already, or waits for a decision of staff, in cents. */
export async function requestedOf(db: RefundContext['db'], orderId: number): Promise<Cents> {
  const row = await db
    .selectFrom('order_refunds')
    .select((of) => of.fn.sum<string | null>('total_cents').as('total'))
    .where('order_id', '=', orderId)
    .where('of_overpayment', '=', true)
    .where('state', 'in', ['requested', 'refused'])
    .executeTakeFirst();
  return row?.total ? toCents(Number(row.total)) : zeroCents;
}
