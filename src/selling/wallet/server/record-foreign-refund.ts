import { type Cents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { formatMoney } from '#foundation/money/rules/format-money.ts';
import type { ProviderRefund } from '#foundation/payment-provider/rules/payment-adapter.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import type { OrderActor } from '#selling/orders/rules/order-actor.ts';
import { overpaidOf } from '#selling/orders/rules/order-balance.ts';
import { refundOfOverpayment } from '#selling/orders/rules/refunds/refund-of-overpayment.ts';
import { spreadRefund } from '#selling/orders/rules/refunds/spread-refund.ts';
import { finishRefund } from '#selling/orders/server/transitions/finish-refund.ts';
import { noteOrderEvent } from '#selling/orders/server/transitions/note-order-event.ts';
import type { OrderContext } from '#selling/orders/server/transitions/order-context.ts';
import { planProviderRefund } from '#selling/orders/server/transitions/queue-provider-refund.ts';
import { readRefundable } from '#selling/orders/server/transitions/read-refundable.ts';
import { writeRefund } from '#selling/orders/server/transitions/write-refund.ts';
import type { HeldPayment } from './hold-payment.ts';

const provider: OrderActor = { kind: 'payment', personId: null, name: '' };

/**
 * Records a refund that was made at the provider itself, spread over the order, without returning pieces. One that exceeds the order, or
 * is in another currency, does not count and is noted for staff, once.
 */
export async function recordForeignRefund(
  ctx: OrderContext,
  held: HeldPayment,
  found: ProviderRefund,
): Promise<void> {
  const { db, clock, settings } = ctx;
  const { order, payment } = held;
  const refundable = await readRefundable(db, order.id, 'without-requested');
  const overpaid = overpaidOf(order);
  const isOverpayment = found.currency === 'EUR' && found.amount <= overpaid;
  const left = isOverpayment ? overpaid : refundable.total - refundable.refunded - (refundable.unpaid ?? 0);
  const amount = found.currency === 'EUR' ? toCents(Math.min(found.amount, left)) : zeroCents;
  const isWhole = found.currency === 'EUR' && amount === found.amount;
  if (!isWhole && !(await isFirstReport(ctx, found.id))) return;
  const { interface_language: locale } = settings;
  const { notes } = walletFor(locale);
  const money = formatMoney(toCents(found.amount), found.currency, locale);
  await noteOrderEvent(ctx, provider, {
    orderId: order.id,
    kind: 'note',
    note: isWhole ? notes.refundedElsewhere(money, found.id) : notes.refundBeyond(money, found.id),
  });
  if (amount === zeroCents) return;
  const refundId = await writeRefund(ctx, provider, order, {
    requestKey: `provider-${found.id}`,
    reason: '',
    refund: isOverpayment ? refundOfOverpayment(amount) : spreadRefund(refundable, amount),
    isOverpayment,
    origin: 'provider',
  });
  const isDone = found.state === 'done';
  await db
    .insertInto('payment_refunds')
    .values({
      refund_id: refundId,
      payment_id: payment.id,
      amount_cents: amount,
      status: isDone ? 'done' : 'pending',
      provider_refund_id: found.id,
      created_at: clock.now(),
      done_at: isDone ? clock.now() : null,
    })
    .execute();
  if (!isDone) return planProviderRefund(db, refundId, '1 hour');
  await addRefunded(ctx, payment.id, amount);
  await finishRefund(ctx, provider, order, { refundId, state: 'done' });
}

async function addRefunded({ db }: OrderContext, paymentId: number, amount: Cents): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set((of) => ({
      refunded_cents: of.fn('least', ['captured_cents', of('refunded_cents', '+', amount)]),
    }))
    .where('id', '=', paymentId)
    .execute();
}

/** Whether staff have no note yet about a refund that does not count. */
async function isFirstReport({ db, clock }: OrderContext, id: string): Promise<boolean> {
  const written = await db
    .insertInto('payment_notices')
    .values({ id: `refund ${id}`, kind: 'refund-beyond', received_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
