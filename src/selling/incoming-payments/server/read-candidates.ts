import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { OrderStatus } from '#selling/orders/rules/order-status.ts';
import { orderReferences } from '../rules/matching/order-references.ts';
import { stillToCome } from '../rules/matching/order-to-match.ts';
import type { Candidates, OrderToMatch } from '../rules/matching/propose-orders.ts';
import type { StatementKind } from '../rules/statements/columns.ts';

/** A payment that orders are looked for. */
export type PaymentToRead = {
  readonly id: number;
  readonly kind: StatementKind;
  readonly amount: number;
  readonly text: string;
  readonly tracking: string;
};

type Row = {
  id: number;
  number: number;
  status: OrderStatus;
  payment_method: string;
  is_paid: boolean;
  is_remitted: boolean;
  balance: number;
  owed: number;
  received: number;
  company: string;
  invoiced: string;
  buyer: string;
  parcels: string[];
};

/** Orders of one amount, on average at most: where there are more, the amount says nothing. */
const mostOfAmount = 200;
/** A number that no order can have. */
const largestNumber = 2_000_000_000;

/**
 * The orders that payments may be about, by three indexes: the numbers that texts name, the parcels, and the exact amounts that transfers are awaited
 * for. An amount alone makes nothing certain: where only what is certain is asked for, amounts are passed over.
 */
export async function readCandidates(
  db: Database,
  payments: readonly PaymentToRead[],
  asked: 'all' | 'certain' = 'all',
): Promise<ReadonlyMap<number, Candidates>> {
  if (payments.length === 0) return new Map();
  const references = payments.map(({ text }) => orderReferences(text));
  const numbers = [...new Set(references.flatMap(({ named, loose }) => [...named, ...loose]))].filter(
    (number) => number > 0 && number <= largestNumber,
  );
  const parcels = [...new Set(payments.map(({ tracking }) => tracking).filter((one) => one !== ''))];
  const transfers = asked === 'certain' ? [] : payments.filter(({ kind }) => kind === 'bank');
  const amounts = [...new Set(transfers.map(({ amount }) => amount))];
  const { rows } = await sql<Row>`
    with wanted as (
      select id from orders where number = any(${numbers}::bigint[])
      union select order_id from order_shipments where tracking_key = any(${parcels}::text[])
      union (select id from orders where total_cents = any(${amounts}::int[]) and status in ('on-hold', 'pending')
        and paid_at is null limit ${mostOfAmount * amounts.length})
      union (select id from orders where balance_cents = any(${amounts}::int[]) and balance_cents > 0 and status in ('on-hold', 'processing', 'completed')
        limit ${mostOfAmount * amounts.length}))
    select o.id, o.number, o.status, o.payment_method, o.paid_at is not null as is_paid,
      o.remitted_at is not null as is_remitted, o.total_cents - o.refunded_cents as owed, o.balance_cents as balance,
      (select coalesce(sum(s.amount_cents), 0)::int from incoming_payment_orders s where s.order_id = o.id) as received,
      coalesce(o.billing_address ->> 'company', '') as company, coalesce(o.invoice_data ->> 'company', '') as invoiced,
      concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName') as buyer,
      array(select s.tracking_key from order_shipments s where s.order_id = o.id and s.tracking_key <> '') as parcels
    from orders o join wanted on wanted.id = o.id order by o.number`.execute(db);
  const found = { bank: indexed(rows, 'bank'), courier: indexed(rows, 'courier') };
  return new Map(
    payments.map(({ id, kind, amount, tracking }): readonly [number, Candidates] => [
      id,
      {
        byNumber: found[kind].byNumber,
        byParcel: found[kind].byParcel.get(tracking) ?? [],
        byAmount: kind === 'bank' ? (found.bank.byAmount.get(amount) ?? []) : [],
      },
    ]),
  );
}

/** Orders by what payments of a kind find them, made once for all payments. */
function indexed(rows: readonly Row[], kind: StatementKind) {
  const orders = rows.map((row) => ({ row, order: orderOf(row, kind) }));
  const byParcel = new Map<string, OrderToMatch[]>();
  for (const { row, order } of orders)
    for (const parcel of new Set(row.parcels)) byParcel.set(parcel, [...(byParcel.get(parcel) ?? []), order]);
  return {
    byNumber: new Map(orders.map(({ order }) => [order.number, order])),
    byParcel,
    byAmount: Map.groupBy(
      orders.map(({ order }) => order).filter(({ state }) => state === 'awaits'),
      ({ due }): number => due,
    ),
  };
}

function orderOf(row: Row, kind: StatementKind): OrderToMatch {
  const facts = {
    status: row.status,
    paymentMethod: row.payment_method,
    isPaid: row.is_paid,
    isRemitted: row.is_remitted,
    balance: toCents(row.balance),
    owed: toCents(row.owed),
    received: toCents(row.received),
  };
  const names = [row.company, row.invoiced, row.buyer].filter((name) => name.trim() !== '');
  return { id: row.id, number: row.number, names: [...new Set(names)], ...stillToCome(facts, kind) };
}
