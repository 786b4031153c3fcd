import { subtractCents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodOf } from '#selling/payments/rules/payment-methods.ts';
import { mayActOnOrder } from '../rules/order-actor.ts';
import { overpaidOf } from '../rules/order-balance.ts';
import type { OrderCare } from '../rules/order-care.ts';
import { changesOpenTo, mayBeMarkedPaid, mayBeRefunded } from '../rules/order-changes.ts';
import { editRefusal } from '../rules/order-editable.ts';
import { refundLimitOn } from '../rules/refunds/refund-limit.ts';
import { readEditable } from './read-editable.ts';
import { readOrderEmails } from './read-order-emails.ts';
import { readOrderHistory } from './read-order-history.ts';
import { requestedOf } from './refund-overpaid.ts';
import { readRefunds } from './refunds/read-refunds.ts';
import { actorOn } from './transitions/act-on-order.ts';
import { readPaymentCheck } from './transitions/read-payment-check.ts';
import { readRefundSource } from './transitions/read-refund-source.ts';
import { readRefundable } from './transitions/read-refundable.ts';

/** Everything that staff need to process an order, besides what was sold; null for all other visitors. */
export async function readOrderCare(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'paymentAdapters'>,
  orderId: number,
): Promise<OrderCare | null> {
  const { db, visitor } = ctx;
  const row = await db
    .selectFrom('orders')
    .leftJoin('vat_checks as vat', 'vat.id', 'orders.vat_check_id')
    .select([
      'status',
      'orders.customer_id',
      'order_key',
      'paid_at',
      'balance_cents',
      'remitted_at',
      'refunded_cents',
      'payment_method',
      'vat.answer',
      'vat.number as vat_number',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  const actor = row ? actorOn(visitor, { customerId: row.customer_id, key: row.order_key }, undefined) : null;
  if (!row || !mayActOnOrder(actor, 'note')) return null;
  const order = { status: row.status, isPaid: row.paid_at !== null };
  const payable = { id: orderId, paymentMethod: row.payment_method, isPaid: order.isPaid };
  const overpaid = overpaidOf({ balance: toCents(row.balance_cents) });
  const [editable, onItsWay, paymentCheck, refundable, refundSource, history, refunds, emails, held] =
    await Promise.all([
      mayActOnOrder(actor, 'edit') ? readEditable(db, orderId) : null,
      overpaid > 0 ? requestedOf(db, orderId) : zeroCents,
      readPaymentCheck(db, orderId),
      readRefundable(db, orderId),
      readRefundSource(ctx, payable),
      readOrderHistory(ctx, orderId),
      readRefunds(ctx, orderId),
      readOrderEmails(ctx, orderId),
      db
        .selectFrom('stock_reservations')
        .select((of) => of.fn.min('expires_at').as('until'))
        .where('order_id', '=', orderId)
        .where('closed_at', 'is', null)
        .executeTakeFirst(),
    ]);
  return {
    status: row.status,
    changes: changesOpenTo(actor.kind, order),
    mayBeRefunded:
      mayActOnOrder(actor, 'refund') && mayBeRefunded(order) && refundable.refunded < refundable.total,
    ...(editable && editRefusal(editable) === null ? { mayBeEdited: true } : {}),
    mayGiveBack: mayActOnOrder(actor, 'refund'),
    refundLimit: refundLimitOn(refundable, actor.refundLimit),
    mayBeMarkedPaid:
      mayActOnOrder(actor, 'note') && mayBeMarkedPaid({ ...order, paymentMethod: row.payment_method }),
    ...(overpaid > onItsWay ? { overpaid: subtractCents(overpaid, onItsWay) } : {}),
    isOwedByCourier:
      row.remitted_at === null &&
      paymentMethodOf(row.payment_method).collectedByCourier === true &&
      refundable.refunded < refundable.total,
    paidAt: row.paid_at?.toISOString() ?? null,
    paymentCheck,
    heldUntil: held?.until?.toISOString() ?? null,
    vatToVerify: row.answer === 'unknown' ? row.vat_number : null,
    refundable,
    refunded: toCents(row.refunded_cents),
    refundSource,
    history,
    refunds,
    emails,
  };
}
