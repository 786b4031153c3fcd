import { sql } from 'kysely';
import { addCents, toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { collectedMethodIds } from '#selling/payments/rules/payment-methods.ts';
import { type CourierDebt, mostOwedOrders } from '../rules/owed-by-couriers.ts';

/** What couriers still owe, by courier: orders that they collect for, sent and not handed over, the oldest first. */
export async function readOwedByCouriers({
  db,
}: Pick<RequestContext, 'db'>): Promise<readonly CourierDebt[]> {
  const { rows } = await sql<{
    id: number;
    number: number;
    buyer: string;
    courier: string;
    trackings: string[];
    due: number;
    since: Date;
  }>`
    select o.id, o.number,
      coalesce(nullif(o.billing_address ->> 'company', ''), concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName')) as buyer,
      coalesce(sent.courier, '') as courier, coalesce(sent.trackings, '{}') as trackings,
      o.total_cents - o.refunded_cents - received.sum as due, coalesce(sent.since, o.created_at) as since
    from orders o
    cross join lateral (select coalesce(sum(s.amount_cents), 0)::int as sum from incoming_payment_orders s where s.order_id = o.id) received
    cross join lateral (select min(s.courier) as courier, array_agg(s.tracking order by s.id) filter (where s.tracking <> '') as trackings, min(s.created_at) as since
      from order_shipments s where s.order_id = o.id and s.returned_at is null) sent
    where o.payment_method = any(${[...collectedMethodIds]}::text[]) and o.remitted_at is null
      and o.status in ('processing', 'completed') and (sent.courier is not null
        or o.status = 'completed' and not exists (select from order_shipments back where back.order_id = o.id))
      and o.total_cents - o.refunded_cents - received.sum > 0
    order by o.created_at limit ${mostOwedOrders}`.execute(db);
  const byCourier = Map.groupBy(rows, ({ courier }) => courier);
  return [...byCourier]
    .map(([courier, owed]) => {
      const orders = owed.map(({ courier: _, due, since, ...order }) => ({
        ...order,
        due: toCents(due),
        since: since.toISOString(),
      }));
      return { courier, orders, total: addCents(...orders.map(({ due }) => due)) };
    })
    .sort((a, b) => a.courier.localeCompare(b.courier, 'it'));
}
