import { inTransaction } from '#database/in-transaction.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { toCents } from '#shop/money/rules/cents.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import type { OrderActor } from '#shop/orders/rules/order-actor.ts';
import { noteOrderEvent } from '#shop/orders/server/books/note-order-event.ts';
import type { PaymentDesk } from './settle-payment.ts';

const provider: OrderActor = { kind: 'payment', personId: null, name: '' };

/** No answer came: the job throws, and is tried again with the same key, by which the provider gives the money back once. */
export class RefundUnanswered extends Error {}

/** Gives back through the provider what staff have given back of an order, and notes the transaction, or why it was refused. */
export async function refundPayment(desk: PaymentDesk, refundId: number): Promise<void> {
  const { db, clock, paymentProvider, settings } = desk;
  const waiting = await db
    .selectFrom('wallet_refunds as refund')
    .innerJoin('wallet_payments as payment', 'payment.id', 'refund.payment_id')
    .innerJoin('order_refunds as given', 'given.id', 'refund.refund_id')
    .select(['refund.amount_cents', 'payment.capture_id', 'given.order_id', 'given.reason'])
    .where('refund.refund_id', '=', refundId)
    .where('refund.status', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) return;
  const { amount_cents: amount, capture_id: captureId, order_id: orderId, reason } = waiting;
  if (!paymentProvider || captureId === null) throw new RefundUnanswered('no payment provider is connected');
  const answer = await paymentProvider.refund(captureId, {
    amount,
    requestId: `refund-${refundId}`,
    note: reason,
  });
  if (!answer.ok && answer.fault.kind === 'unanswered') throw new RefundUnanswered(answer.fault.issue);
  const words = walletFor(settings.interface_language).notes;
  const euro = formatEuro(toCents(amount), settings.interface_language);
  await inTransaction(db, async (transaction) => {
    const done = await transaction
      .updateTable('wallet_refunds')
      .set(
        answer.ok
          ? { status: 'done', provider_refund_id: answer.value.id, done_at: clock.now() }
          : { status: 'refused', fault: answer.fault.issue },
      )
      .where('refund_id', '=', refundId)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    // Another process was faster.
    if (done.numUpdatedRows === 0n) return { ok: true };
    const note = answer.ok
      ? words.refunded(euro, answer.value.id)
      : words.refundRefused(euro, answer.fault.issue);
    await noteOrderEvent({ db: transaction, clock }, provider, { orderId, kind: 'note', note });
    return { ok: true };
  });
}
