import type { Database } from '#database/client.ts';
import { type Cents, toCents } from '#shop/money/rules/cents.ts';
import type { RefundableOrder } from '../../rules/plan-refund.ts';

type ChargedColumns = {
  readonly net: number;
  readonly tax: number;
  readonly refunded_net: number;
  readonly refunded_tax: number;
};

const charged = (
  row: ChargedColumns,
): { net: Cents; tax: Cents; refundedNet: Cents; refundedTax: Cents } => ({
  net: toCents(row.net),
  tax: toCents(row.tax),
  refundedNet: toCents(row.refunded_net),
  refundedTax: toCents(row.refunded_tax),
});

/** An order as far as it can be given back. */
export async function readRefundable(db: Database, orderId: number): Promise<RefundableOrder> {
  const order = await db
    .selectFrom('orders')
    .select([
      'prices_with_tax',
      'total_cents',
      'refunded_cents',
      'shipping_net_cents as net',
      'shipping_tax_cents as tax',
      'refunded_shipping_net_cents as refunded_net',
      'refunded_shipping_tax_cents as refunded_tax',
      'fee_net_cents',
      'fee_tax_cents',
      'refunded_fee_net_cents',
      'refunded_fee_tax_cents',
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'id',
      'quantity',
      'refunded_quantity',
      'net_cents as net',
      'tax_cents as tax',
      'refunded_net_cents as refunded_net',
      'refunded_tax_cents as refunded_tax',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return {
    mode: order.prices_with_tax ? 'gross' : 'net',
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity,
      ...charged(line),
    })),
    shipping: charged(order),
    fee: charged({
      net: order.fee_net_cents,
      tax: order.fee_tax_cents,
      refunded_net: order.refunded_fee_net_cents,
      refunded_tax: order.refunded_fee_tax_cents,
    }),
    total: toCents(order.total_cents),
    refunded: toCents(order.refunded_cents),
  };
}
