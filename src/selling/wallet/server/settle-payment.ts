import type {
  PaymentAdapter,
  ProviderCapture,
  ProviderPayment,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { amountToPay, isPayable } from '#selling/orders/rules/order-for-payment.ts';
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
import { chargeSavedMethod } from './saved/charge-saved.ts';
import { storePaidMethod } from './saved/store-method.ts';

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
  const attempt = await readPayment(db, paymentId);
  if (!attempt || attempt.orderId === null) return 'refused';
  const adapter = settlingAdapterOf(ctx, attempt.method);
  if (!adapter) return 'unanswered';
  const order = await readOrder({ db }, attempt.orderId);
  if (!order) return 'refused';
  const isToCharge = attempt.charge !== null && attempt.providerId === null && attempt.status === 'capturing';
  const charged = isToCharge ? await chargeSavedMethod(ctx, attempt, order) : null;
  if (charged?.ok === false) {
    return charged.isUnanswered ? 'unanswered' : fail(ctx, attempt, charged.issue);
  }
  const payment = charged?.payment ?? attempt;
  const ref = refOf(payment);
  if (!ref) return 'refused';
  const found = await adapter.fetch(ref);
  if (!found.ok) {
    // Where the approval takes the money, nobody knows without an answer whether there is an approval.
    const isUnknown = found.fault.kind === 'unanswered' || payment.takesAtOnce;
    return isUnknown ? 'unanswered' : fail(ctx, payment, found.fault.issue);
  }
  const { capture: taken, state } = found.value;
  if (taken) {
    const settled = await record(ctx, payment, taken, found.value);
    for (const refund of found.value.refunds) await recordRefund(ctx, payment.id, refund);
    const now = await readPayment(db, payment.id);
    const isSettled = !now || (await giveSurplusBack(ctx, { adapter, ref }, now));
    return isSettled ? settled : 'unanswered';
  }
  const asked = { adapter, payment, order };
  if (payment.takesAtOnce && (isOpen(payment) || payment.status === 'capturing')) {
    const isAgreed = state === 'approved' && adapter.capture !== undefined;
    if (!isAgreed) return settleUndecided(ctx, asked, state === 'ended');
    const refusal = await claimAgreed(ctx, asked, found.value);
    return refusal ?? capture(ctx, asked, found.value);
  }
  if (payment.status !== 'capturing') return settledAs(payment);
  return state === 'approved' ? capture(ctx, asked, found.value) : fail(ctx, payment, 'ORDER_NOT_APPROVED');
}

async function capture(
  ctx: PaymentContext,
  { adapter, payment, order }: Asked,
  found: ProviderPayment,
): Promise<Settled> {
  const ref = refOf(payment);
  if (!adapter.capture || !ref) return fail(ctx, payment, 'ORDER_NOT_APPROVED');
  const answer = await adapter.capture(ref, {
    key: payment.captureRequestId,
    purchase: purchaseOfOrder(order, ctx.settings),
    found,
  });
  if (!answer.ok)
    return answer.fault.kind === 'unanswered' ? 'unanswered' : fail(ctx, payment, answer.fault.issue);
  const { capture: taken } = answer.value;
  return taken ? record(ctx, payment, taken, answer.value) : 'unanswered';
}

/** Before a stored method is captured to whose charge the bank's customer has agreed: null, or why it is not. */
async function claimAgreed(
  ctx: PaymentContext,
  { payment, order }: Asked,
  { card }: ProviderPayment,
): Promise<Settled | null> {
  const isWanted =
    payment.status === 'capturing' || (isPayable(order) && amountToPay(order) === payment.amount);
  if (!isWanted || (card ?? 'accepted') !== 'accepted') {
    if (payment.status === 'capturing') return fail(ctx, payment, `CARD_${(card ?? '').toUpperCase()}`);
    await endAttempt(ctx, payment.id, isWanted ? 'refused' : 'cancelled');
    return 'refused';
  }
  return isUnderWay(payment) || (await claimOrder(ctx, payment.id)) ? null : 'unanswered';
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
  if (isPayable(order) && amountToPay(order) === payment.amount && !isOver) {
    await remindToPay(ctx, payment);
    return 'open';
  }
  const ref = refOf(payment);
  const ended = ref && (await adapter.cancel?.(ref, `${payment.key}-cancel`));
  if (ended?.ok) {
    if (ended.value.capture) return record(ctx, payment, ended.value.capture, ended.value);
    await endAttempt(ctx, id, 'cancelled');
    return 'refused';
  }
  if (isOver && !ended) await endAttempt(ctx, id, 'cancelled');
  return 'open';
}

async function record(
  ctx: PaymentContext,
  payment: WalletPayment,
  taken: ProviderCapture,
  { stored = null }: ProviderPayment,
): Promise<Settled> {
  // Another payment of the order may be on its way: this one waits until that is known.
  const isNews = isOpen(payment) || taken.state !== 'declined';
  if (isNews && !isUnderWay(payment) && !(await claimOrder(ctx, payment.id))) return 'unanswered';
  await recordCapture(ctx, payment.id, taken);
  if (stored && taken.state !== 'declined') await storePaidMethod(ctx, payment, stored);
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
