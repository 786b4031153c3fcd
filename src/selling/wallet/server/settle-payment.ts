import type { Database } from '#foundation/database/client.ts';
import { type Purchase, purchaseUnit } from '#foundation/payment-provider/rules/purchase-unit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ProviderCapture, ProviderOrder } from '#foundation/services/payment-provider.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { isAddressIssue } from '../rules/purchase-shipping.ts';
import { paymentFromRow, type WalletPayment } from './payment-row.ts';
import { purchaseOfOrder } from './purchase-of.ts';
import { recordCapture, recordFault, recordUnanswered } from './record-capture.ts';
import { recordRefund } from './record-refund.ts';

/** What settling a payment needs; jobs have this much and no visitor. */
export type PaymentContext = Pick<RequestContext, 'db' | 'clock' | 'settings' | 'paymentProvider' | 'log'>;

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
  const { db, paymentProvider } = ctx;
  const payment = await readPayment(db, paymentId);
  if (!payment || payment.orderId === null) return 'refused';
  if (!paymentProvider) return 'unanswered';
  const order = await readOrder({ db }, payment.orderId);
  if (!order) return 'refused';
  const found = await paymentProvider.getOrder(payment.providerOrderId);
  if (!found.ok) {
    return found.fault.kind === 'unanswered' ? 'unanswered' : fail(ctx, payment, found.fault.issue);
  }
  const taken = found.value.captures.at(-1);
  if (taken) {
    const settled = await record(ctx, payment, taken);
    for (const refund of found.value.refunds) await recordRefund(ctx, payment.id, refund);
    return settled;
  }
  if (payment.status !== 'capturing') return settledAs(payment);
  if (found.value.status !== 'APPROVED') return fail(ctx, payment, 'ORDER_NOT_APPROVED');
  const isReady = await bringInLine(ctx, found.value, order);
  if (isReady !== true) return isReady === null ? 'unanswered' : fail(ctx, payment, isReady);
  return capture(ctx, payment);
}

async function capture(ctx: PaymentContext, payment: WalletPayment): Promise<Settled> {
  const { paymentProvider } = ctx;
  if (!paymentProvider) return 'unanswered';
  const answer = await paymentProvider.capture(payment.providerOrderId, payment.captureRequestId);
  if (answer.ok) {
    const taken = answer.value.captures.at(-1);
    return taken ? record(ctx, payment, taken) : 'unanswered';
  }
  if (answer.fault.kind === 'unanswered') return 'unanswered';
  if (answer.fault.issue !== 'ORDER_ALREADY_CAPTURED') return fail(ctx, payment, answer.fault.issue);
  const retry = await paymentProvider.getOrder(payment.providerOrderId);
  const taken = retry.ok ? retry.value.captures.at(-1) : undefined;
  return taken ? record(ctx, payment, taken) : 'unanswered';
}

/** Updates the provider's order to the shop's number, amount and address; true if it succeeded, null without an answer, else the reason. */
async function bringInLine(
  { paymentProvider, settings }: PaymentContext,
  found: ProviderOrder,
  order: OrderView,
): Promise<true | string | null> {
  if (!paymentProvider) return null;
  const { shipping, ...purchase } = purchaseOfOrder(order, settings);
  const change = (whole: Purchase) => paymentProvider.changeOrder(found.id, purchaseUnit(whole));
  let changed = await change(shipping ? { ...purchase, shipping } : purchase);
  if (!changed.ok && shipping && isAddressIssue(changed.fault.issue)) changed = await change(purchase);
  if (changed.ok) return true;
  if (changed.fault.kind === 'unanswered') return null;
  // Only the order's number is missing at the provider: that does not prevent the capture.
  return found.amount === order.total && found.currency === 'EUR' ? true : changed.fault.issue;
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
