import type { Database } from '#foundation/database/client.ts';
import type { ProviderCapture } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { adapterOf } from '#selling/payments/server/adapter-of.ts';
import { paymentFromRow, refOf, type WalletPayment } from './payment-row.ts';
import { purchaseOfOrder } from './purchase-of.ts';
import { recordCapture, recordFault, recordUnanswered } from './record-capture.ts';
import { recordRefund } from './record-refund.ts';

/** What settling a payment needs; jobs have this much and no visitor. */
export type PaymentContext = Pick<RequestContext, 'db' | 'clock' | 'settings' | 'paymentAdapters' | 'log'>;

/** The state of a payment: `unanswered` if its outcome is unknown and must be checked later. */
export type Settled = 'captured' | 'pending' | 'refused' | 'unanswered';

/**
 * Captures the payment of a confirmed order, or finds out its outcome: called by the order, a webhook or a job,
 * in any order and any number of times. The amount is the order's, to the cent, and the provider captures it once. Refunds made at the
 * provider meanwhile are recorded.
 */
export async function settlePayment(ctx: PaymentContext, paymentId: number): Promise<Settled> {
  const settled = await settle(ctx, paymentId);
  if (settled === 'unanswered') await recordUnanswered(ctx, paymentId);
  return settled;
}

async function settle(ctx: PaymentContext, paymentId: number): Promise<Settled> {
  const { db } = ctx;
  const payment = await readPayment(db, paymentId);
  if (!payment || payment.orderId === null) return 'refused';
  const adapter = adapterOf(ctx, payment.method);
  if (!adapter) return 'unanswered';
  const order = await readOrder({ db }, payment.orderId);
  if (!order) return 'refused';
  const found = await adapter.fetch(refOf(payment));
  if (!found.ok) {
    return found.fault.kind === 'unanswered' ? 'unanswered' : fail(ctx, payment, found.fault.issue);
  }
  const { capture: taken } = found.value;
  if (taken) {
    const settled = await record(ctx, payment, taken);
    for (const refund of found.value.refunds) await recordRefund(ctx, payment.id, refund);
    return settled;
  }
  if (payment.status !== 'capturing') return settledAs(payment);
  if (found.value.state !== 'approved' || !adapter.capture) {
    return fail(ctx, payment, 'ORDER_NOT_APPROVED');
  }
  const answer = await adapter.capture(refOf(payment), {
    key: payment.captureRequestId,
    purchase: purchaseOfOrder(order, ctx.settings),
    found: found.value,
  });
  if (answer.ok) return answer.value.capture ? record(ctx, payment, answer.value.capture) : 'unanswered';
  return answer.fault.kind === 'unanswered' ? 'unanswered' : fail(ctx, payment, answer.fault.issue);
}

async function record(ctx: PaymentContext, payment: WalletPayment, taken: ProviderCapture): Promise<Settled> {
  await recordCapture(ctx, payment.id, taken);
  const now = await readPayment(ctx.db, payment.id);
  return now ? settledAs(now) : 'refused';
}

async function fail(ctx: PaymentContext, payment: WalletPayment, issue: string): Promise<Settled> {
  await recordFault(ctx, payment.id, issue);
  const now = await readPayment(ctx.db, payment.id);
  return now ? settledAs(now) : 'refused';
}

function settledAs({ status }: WalletPayment): Settled {
  if (status === 'captured' || status === 'pending') return status;
  return status === 'capturing' ? 'unanswered' : 'refused';
}

async function readPayment(db: Database, paymentId: number): Promise<WalletPayment | null> {
  const row = await db
    .selectFrom('wallet_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst();
  return row ? paymentFromRow(row) : null;
}
