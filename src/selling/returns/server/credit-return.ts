import { randomInt } from 'node:crypto';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayBeRefunded } from '#selling/orders/rules/order-changes.ts';
import { planRefund } from '#selling/orders/rules/plan-refund.ts';
import { exceedsLimit, refundLimitOn } from '#selling/orders/rules/refunds/refund-limit.ts';
import type { RefundOrder, RefundOrderResult } from '#selling/orders/server/refund-order.ts';
import { actOnOrder } from '#selling/orders/server/transitions/act-on-order.ts';
import { finishRefund } from '#selling/orders/server/transitions/finish-refund.ts';
import { readRefundable } from '#selling/orders/server/transitions/read-refundable.ts';
import { writeRefund } from '#selling/orders/server/transitions/write-refund.ts';
import { returnName } from '../rules/return-paths.ts';
import type { ReturnRecord } from '../rules/return-view.ts';

// Without letters and digits that look alike.
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => signs[randomInt(signs.length)]).join('');

export type CreditedReturn =
  | { readonly ok: true; readonly refundId: number; readonly couponId: number }
  | Extract<RefundOrderResult, { ok: false }>;

/**
 * Gives what a return is worth as a code that is good for one order: the refund counts as given back by other means, and the code has its amount, VAT included.
 * Whoever may refund may do so, up to the same limit.
 */
export function creditReturn(
  ctx: RequestContext,
  record: Pick<ReturnRecord, 'number'>,
  input: RefundOrder,
): Promise<CreditedReturn> {
  return actOnOrder(
    ctx,
    { orderId: input.id, act: 'refund' },
    async (inside, actor, order): Promise<CreditedReturn> => {
      if (!mayBeRefunded(order))
        return { ok: false, error: { code: 'not-refundable', status: order.status } };
      const refundable = await readRefundable(inside.db, order.id);
      const planned = planRefund(refundable, input);
      if (!planned.ok) return planned;
      const { refund } = planned;
      const allowed = refundLimitOn(refundable, actor.refundLimit);
      if (exceedsLimit(allowed, refund.total)) {
        return { ok: false, error: { code: 'above-limit', ...allowed } };
      }
      const refundId = await writeRefund(inside, actor, order, { ...input, refund });
      await finishRefund(inside, actor, order, { refundId, state: 'elsewhere', emails: false });
      const code = `RESO-${newCode()}`;
      const { id: couponId } = await inside.db
        .insertInto('coupons')
        .values({
          code,
          description: returnName(record.number),
          kind: 'fixed_cart',
          amount: refund.total,
          limit_total: 1,
          created_at: inside.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(inside, {
        what: 'created',
        subject: { kind: 'coupon', id: couponId, name: code },
        after: { amount: refund.total },
      });
      return { ok: true, refundId, couponId };
    },
  );
}
