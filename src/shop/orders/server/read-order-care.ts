import type { Toolbox } from '#services/toolbox.ts';
import { toCents } from '#shop/money/rules/cents.ts';
import { mayActOnOrder } from '../rules/order-actor.ts';
import type { OrderCare, OrderRefund } from '../rules/order-care.ts';
import { changesOpenTo, mayBeMarkedPaid, mayBeRefunded } from '../rules/order-changes.ts';
import { actorOn } from './books/actor-on.ts';
import { readRefundable } from './books/read-refundable.ts';
import { readOrderHistory } from './read-order-history.ts';
import { readOrderLetters } from './read-order-letters.ts';

/** Everything that staff need to take care of an order, beside what was sold; null for everybody else. */
export async function readOrderCare(
  toolbox: Pick<Toolbox, 'db' | 'visitor'>,
  orderId: number,
): Promise<OrderCare | null> {
  const { db, visitor } = toolbox;
  const row = await db
    .selectFrom('orders')
    .leftJoin('vat_checks as vat', 'vat.id', 'orders.vat_check_id')
    .select([
      'status',
      'orders.customer_id',
      'order_key',
      'paid_at',
      'payment_method',
      'vat.answer',
      'vat.number as vat_number',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  const actor = row ? actorOn(visitor, { customerId: row.customer_id, key: row.order_key }, undefined) : null;
  if (!row || !mayActOnOrder(actor, 'note')) return null;
  const [refundable, history, refunds, letters, held] = await Promise.all([
    readRefundable(db, orderId),
    readOrderHistory(toolbox, orderId),
    readRefunds(toolbox, orderId),
    readOrderLetters(toolbox, orderId),
    db
      .selectFrom('stock_reservations')
      .select((of) => of.fn.min('expires_at').as('until'))
      .where('order_id', '=', orderId)
      .where('closed_at', 'is', null)
      .executeTakeFirst(),
  ]);
  const order = { status: row.status, isPaid: row.paid_at !== null };
  return {
    status: row.status,
    changes: changesOpenTo(actor.kind, order),
    mayBeRefunded:
      mayActOnOrder(actor, 'refund') && mayBeRefunded(order) && refundable.refunded < refundable.total,
    mayBeMarkedPaid:
      mayActOnOrder(actor, 'note') && mayBeMarkedPaid({ ...order, paymentMethod: row.payment_method }),
    paidAt: row.paid_at?.toISOString() ?? null,
    heldUntil: held?.until?.toISOString() ?? null,
    vatToVerify: row.answer === 'unknown' ? row.vat_number : null,
    refundable,
    history,
    refunds,
    letters,
  };
}

/** What was given back of an order, newest first; whoever asks: the caller decides who may see it. */
export async function readRefunds(
  { db }: Pick<Toolbox, 'db'>,
  orderId: number,
): Promise<readonly OrderRefund[]> {
  const [refunds, lines] = await Promise.all([
    db
      .selectFrom('order_refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('order_refund_lines as l')
      .innerJoin('order_refunds as r', 'r.id', 'l.refund_id')
      .selectAll('l')
      .where('r.order_id', '=', orderId)
      .orderBy('l.order_line_id')
      .execute(),
  ]);
  return refunds.map((refund) => ({
    id: refund.id,
    reason: refund.reason,
    name: refund.person_name,
    lines: lines
      .filter((line) => line.refund_id === refund.id)
      .map((line) => ({
        lineId: line.order_line_id,
        quantity: line.quantity,
        net: toCents(line.net_cents),
        tax: toCents(line.tax_cents),
        restocked: line.restocked,
      })),
    shippingNet: toCents(refund.shipping_net_cents),
    shippingTax: toCents(refund.shipping_tax_cents),
    fee: toCents(refund.fee_net_cents + refund.fee_tax_cents),
    tax: toCents(refund.tax_cents),
    total: toCents(refund.total_cents),
    at: refund.created_at.toISOString(),
  }));
}
