import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import type { ChargedAmount, RefundableOrder } from '../../rules/plan-refund.ts';

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

/**
 * What of an order can still be refunded: less what was refunded, and less what was requested from the provider, so that nothing is
 * requested twice. `without-requested` subtracts only what was refunded.
 */
export async function readRefundable(
  db: Database,
  orderId: number,
  requested: 'with-requested' | 'without-requested' = 'with-requested',
): Promise<RefundableOrder> {
  const [counted, held] = await Promise.all([
    readCounted(db, orderId),
    requested === 'with-requested' ? readRequested(db, orderId) : null,
  ]);
  if (!held) return counted;
  const { order, byLine } = held;
  const more = (amount: ChargedAmount, net: number, tax: number) => ({
    ...amount,
    refundedNet: toCents(amount.refundedNet + net),
    refundedTax: toCents(amount.refundedTax + tax),
  });
  return {
    ...counted,
    lines: counted.lines.map((line) => {
      const of = byLine.get(line.id);
      if (!of) return line;
      return {
        ...line,
        ...more(line, of.net, of.tax),
        refundedQuantity: line.refundedQuantity + of.quantity,
      };
    }),
    shipping: more(counted.shipping, order.shipping_net, order.shipping_tax),
    ...(counted.fee ? { fee: more(counted.fee, order.fee_net, order.fee_tax) } : {}),
    refunded: toCents(counted.refunded + order.total),
  };
}

/** Refunds that were requested from the provider and have no answer yet. */
async function readRequested(db: Database, orderId: number) {
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::int`;
  const [order, lines] = await Promise.all([
    db
      .selectFrom('order_refunds')
      .select([
        sum('total_cents').as('total'),
        sum('shipping_net_cents').as('shipping_net'),
        sum('shipping_tax_cents').as('shipping_tax'),
        sum('fee_net_cents').as('fee_net'),
        sum('fee_tax_cents').as('fee_tax'),
      ])
      .where('order_id', '=', orderId)
      .where('state', '=', 'requested')
      .where('of_overpayment', '=', false)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('order_refund_lines as line')
      .innerJoin('order_refunds as refund', 'refund.id', 'line.refund_id')
      .select([
        'line.order_line_id as id',
        sum('line.quantity').as('quantity'),
        sum('line.net_cents').as('net'),
        sum('line.tax_cents').as('tax'),
      ])
      .where('refund.order_id', '=', orderId)
      .where('refund.state', '=', 'requested')
      .groupBy('line.order_line_id')
      .execute(),
  ]);
  return { order, byLine: new Map(lines.map((line) => [line.id, line])) };
}

/** The pieces of a line that open returns bring: src/selling/returns/rules/return-changes.ts says which are open. */
const returningColumn = sql<number>`(
  select coalesce(sum(l.quantity), 0)::int from return_lines l join returns r on r.id = l.return_id
  where l.order_line_id = order_lines.id and r.state not in ('settled', 'refused', 'cancelled'))`;

async function readCounted(db: Database, orderId: number): Promise<RefundableOrder> {
  const order = await db
    .selectFrom('orders')
    .select([
      'prices_with_tax',
      'total_cents',
      'refunded_cents',
      'balance_cents',
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
    .select(returningColumn.as('returning'))
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return {
    mode: order.prices_with_tax ? 'gross' : 'net',
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      refundedQuantity: line.refunded_quantity,
      ...(line.returning > 0 ? { returning: line.returning } : {}),
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
    ...(order.balance_cents > 0 ? { unpaid: toCents(order.balance_cents) } : {}),
  };
}
