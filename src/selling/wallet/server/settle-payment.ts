import type { PaymentAdapter, ProviderCapture } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { isPayable } from '#selling/orders/rules/order-for-payment.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { readOrder } from '#selling/orders/server/read-order.ts';
import { settlingAdapterOf } from '#selling/payments/server/adapter-of.ts';
import { claimOrder, endAttempt, releaseOrder } from './claim-order.ts';
import { readPayment } from './find-payment.ts';
import { giveSurplusBack } from './give-surplus-back.ts';
import { isOpen, isUnderWay, refOf, type WalletPayment } from './payment-row.ts';
import { purchaseOfOrder } from './purchase-of.ts';
import { recordCapture, recordFault, recordUnanswered } from './record-capture.ts';
import { recordRefund } from './record-refund.ts';
import { remindToPay } from './remind-to-pay.ts';

/** What settling a payment needs; jobs have this much and no visitor. */
export type PaymentContext = Pick<RequestContext, 'db' | 'clock' | 'settings' | 'paymentAdapters' | 'log'>;

/** The state of a payment: `open` if the buyer has not decided, `unanswered` if its outcome is unknown and must be checked later. */
export type Settled = 'captured' | 'pending' | 'refused' | 'open' | 'unanswered';

/**
 * Captures the payment of a confirmed order, or finds out its outcome: called by the order, a notice or a job,
 * in any order and any number of times. The amount is the order's, to the cent, and the provider captures it once. Refunds made at the
 * provider meanwhile are recorded.
 */
export async function settlePayment(ctx: PaymentContext, paymentId: number): Promise<Settled> {
  const settled = await settle(ctx, paymentId);
  if (settled === 'unanswered') await recordUnanswered(ctx, paymentId);
  return settled;
}

type Asked = { readonly adapter: PaymentAdapter; readonly payment: WalletPayment; readonly order: OrderView };

async function settle(ctx: PaymentContext, paymentId: number): Promise<Settled> {
  const { db } = ctx;
  const payment = await readPayment(db, paymentId);
  if (!payment || payment.orderId === null) return 'refused';
  const adapter = settlingAdapterOf(ctx, payment.method);
  const ref = refOf(payment);
  if (!adapter) return 'unanswered';
  const order = await readOrder({ db }, payment.orderId);
  if (!order || !ref) return 'refused';
  const found = await adapter.fetch(ref);
  if (!found.ok) {
    // Where the approval takes the money, nobody knows without an answer whether there is an approval.
    const isUnknown = found.fault.kind === 'unanswered' || payment.takesAtOnce;
    return isUnknown ? 'unanswered' : fail(ctx, payment, found.fault.issue);
  }
  const { capture: taken, state } = found.value;
  if (taken) {
    const settled = await record(ctx, payment, taken);
    for (const refund of found.value.refunds) await recordRefund(ctx, payment.id, refund);
    const now = await readPayment(db, payment.id);
    const isSettled = !now || (await giveSurplusBack(ctx, { adapter, ref }, now));
    return isSettled ? settled : 'unanswered';
  }
  if (payment.takesAtOnce && (isOpen(payment) || payment.status === 'capturing')) {
    return settleUndecided(ctx, { adapter, payment, order }, state === 'ended');
  }
  if (payment.status !== 'capturing') return settledAs(payment);
  if (state !== 'approved' || !adapter.capture) return fail(ctx, payment, 'ORDER_NOT_APPROVED');
  const answer = await adapter.capture(ref, {
    key: payment.captureRequestId,
    purchase: purchaseOfOrder(order, ctx.settings),
    found: found.value,
  });
  if (answer.ok) return answer.value.capture ? record(ctx, payment, answer.value.capture) : 'unanswered';
  return answer.fault.kind === 'unanswered' ? 'unanswered' : fail(ctx, payment, answer.fault.issue);
}

/** A week after its start nobody approves a payment any more; if somebody did, a notice would still be heard. */
const undecidedMs = 7 * 24 * 60 * 60_000;

/** A payment that the buyer's approval takes, as long as there is none: it is ended once the order cannot be paid by it any more. */
async function settleUndecided(
  ctx: PaymentContext,
  { adapter, payment, order }: Asked,
  hasEnded: boolean,
): Promise<Settled> {
  const { id, startedAt } = payment;
  if (hasEnded) {
    if (payment.status === 'capturing') return fail(ctx, payment, 'ENDED');
    await endAttempt(ctx, id, 'refused');
    return 'refused';
  }
  await releaseOrder(ctx, id);
  const isOver = ctx.clock.now().getTime() - startedAt.getTime() > undecidedMs;
  if (isPayable(order) && order.total === payment.amount && !isOver) {
    await remindToPay(ctx, payment);
    return 'open';
  }
  const ref = refOf(payment);
  const ended = ref && (await adapter.cancel?.(ref, `${payment.key}-cancel`));
  if (ended?.ok) {
    if (ended.value.capture) return record(ctx, payment, ended.value.capture);
    await endAttempt(ctx, id, 'cancelled');
    return 'refused';
  }
  if (isOver && !ended) await endAttempt(ctx, id, 'cancelled');
  return 'open';
}

async function record(ctx: PaymentContext, payment: WalletPayment, taken: ProviderCapture): Promise<Settled> {
  // Another payment of the order may be on its way: this one waits until that is known.
  const isNews = isOpen(payment) || taken.state !== 'declined';
  if (isNews && !isUnderWay(payment) && !(await claimOrder(ctx, payment.id))) return 'unanswered';
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
