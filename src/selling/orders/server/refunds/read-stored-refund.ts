import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RefundState } from '../../rules/refunds/refund-state.ts';
import type { StoredRefund } from '../../rules/refunds/stored-refund.ts';

/** A stored refund of an order; null where the order has none with this id. */
export async function readStoredRefund(
  db: Database,
  { orderId, refundId }: { readonly orderId: number; readonly refundId: number },
): Promise<(StoredRefund & { readonly state: RefundState }) | null> {
  const refund = await db
    .selectFrom('order_refunds')
    .select(['state', 'total_cents', 'shipping_net_cents', 'shipping_tax_cents', 'of_overpayment'])
    .where('id', '=', refundId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!refund) return null;
  const lines = await db
    .selectFrom('order_refund_lines')
    .select(['order_line_id', 'quantity', 'net_cents', 'tax_cents'])
    .where('refund_id', '=', refundId)
    .execute();
  return {
    state: refund.state,
    total: toCents(refund.total_cents),
    isOverpayment: refund.of_overpayment,
    shipping: { net: toCents(refund.shipping_net_cents), tax: toCents(refund.shipping_tax_cents) },
    lines: lines.map((line) => ({
      lineId: line.order_line_id,
      quantity: line.quantity,
      net: toCents(line.net_cents),
      tax: toCents(line.tax_cents),
    })),
  };
}
