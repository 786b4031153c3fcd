import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { OrderRefund } from '../../rules/order-care.ts';

/** The refunds of an order in any state, newest first, without an access check: the caller decides who may see them. */
export async function readRefunds(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<readonly OrderRefund[]> {
  const [refunds, lines] = await Promise.all([
    db
      .selectFrom('order_refunds as refund')
      .leftJoin('payment_refunds as asked', 'asked.refund_id', 'refund.id')
      .selectAll('refund')
      .select(['asked.status as provider_status', 'asked.fault'])
      .where('order_id', '=', orderId)
      .orderBy('refund.id', 'desc')
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
    state: refund.state,
    origin: refund.origin,
    provider: refund.provider_status && { status: refund.provider_status, fault: refund.fault ?? '' },
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
