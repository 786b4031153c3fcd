import { sql } from 'kysely';
import type { BillingAddress } from '#foundation/addresses/rules/address.ts';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { OrderStatus } from '../rules/order-status.ts';
import type { OrderChannel, OrderRow, Placement } from '../rules/order-view.ts';
import { placementColumn } from './placement.ts';

/** The columns of orders that a list shows; lines are counted for the rows of the page alone. */
export function selectOrderRows(db: Database) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'billing_address',
      'total_cents',
      'payment_method',
      'payment_title',
      'paid_at',
      'created_at',
      'channel',
    ])
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::int from order_lines where order_id = orders.id)`.as(
        'item_count',
      ),
    )
    .select(placementColumn.as('placement'));
}

type Row = {
  id: number;
  number: number;
  status: OrderStatus;
  billing_address: unknown;
  total_cents: number;
  payment_method: string;
  payment_title: string;
  paid_at: Date | null;
  created_at: Date;
  channel: OrderChannel;
  item_count: number;
  placement: Placement | null;
};

export function orderRowOf(row: Row): OrderRow {
  const billing = row.billing_address as BillingAddress;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    buyer: `${billing.firstName} ${billing.lastName}`.trim(),
    company: row.placement?.company || billing.company,
    placedBy: row.placement?.name ?? '',
    channel: row.channel,
    itemCount: row.item_count,
    total: toCents(row.total_cents),
    paymentMethod: row.payment_method,
    paymentTitle: row.payment_title,
    isPaid: row.paid_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}
