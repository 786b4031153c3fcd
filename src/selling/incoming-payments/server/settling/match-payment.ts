import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { SettleProblem } from '../../rules/incoming-payment.ts';
import { allocate, type DifferenceDecision } from '../../rules/matching/allocate.ts';
import { creditOrder } from './credit-order.ts';
import { deciderOf } from './decider-of.ts';
import { auditSubjectOf, lockPayment } from './lock-payment.ts';
import { ordersToSettle } from './orders-to-settle.ts';

export type MatchResult =
  | { readonly ok: true; readonly settled: boolean }
  | { readonly ok: false; readonly error: SettleProblem };

/** Orders of one payment at most. */
const mostOrders = 50;

/**
 * Matches an open payment with orders, by their numbers: each gets its share, and what is settled is paid. An amount that is not what is due changes
 * nothing unless the choice says what becomes of the difference.
 */
export function matchPayment(
  ctx: RequestContext,
  input: DifferenceDecision & { readonly paymentId: number; readonly numbers: readonly number[] },
): Promise<MatchResult> {
  const numbers = [...new Set(input.numbers)];
  return inTransaction(ctx.db, async (db): Promise<MatchResult> => {
    const refuse = (error: SettleProblem) => ({ ok: false, error }) as const;
    if (numbers.length === 0) return refuse({ code: 'no-order' });
    if (numbers.length > mostOrders) return refuse({ code: 'too-many-orders' });
    const inside = { ...ctx, db };
    const payment = await lockPayment(db, input.paymentId);
    if (payment?.state !== 'open') return refuse({ code: 'gone' });
    const found = await ordersToSettle(db, numbers, payment.kind);
    if (!found.ok) return found;
    const allocation = allocate(payment.amount, found.orders, input);
    if (!allocation.ok) return refuse({ ...allocation.error, numbers });
    const actor = deciderOf(ctx);
    for (const share of allocation.shares) {
      const target = found.orders.find(({ id }) => id === share.orderId);
      if (!target || (share.amount === 0 && !share.settles)) continue;
      const credited = await creditOrder(inside, actor, {
        payment,
        target,
        share,
        difference: allocation.difference,
      });
      if (!credited.ok) return credited;
      await db
        .insertInto('incoming_payment_orders')
        .values({
          payment_id: payment.id,
          order_id: share.orderId,
          amount_cents: share.amount,
          settles: share.settles,
          from_status: credited.fromStatus,
          made_paid: credited.madePaid,
          rest_cents: credited.rest ?? 0,
        })
        .execute();
    }
    await db
      .updateTable('incoming_payments')
      .set({ state: 'matched', decided_at: ctx.clock.now(), decided_by: actor.name })
      .where('id', '=', payment.id)
      .execute();
    await recordAudit(inside, {
      what: 'changed',
      subject: auditSubjectOf(payment),
      before: { state: 'open', orders: null },
      after: { state: 'matched', orders: numbers },
    });
    return { ok: true, settled: allocation.shares.every(({ settles }) => settles) };
  });
}
