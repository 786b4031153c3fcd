import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** How often the ledger says two things of the same; every figure is 0 in a shop whose ledger is in order. */
export type LedgerDrift = {
  /** items whose stock is not what ledger and open reservations add up to */
  readonly stock: number;
  /** items of open orders that were not taken, or taken more often than ordered */
  readonly taken: number;
  /** orders whose sums are not those of their lines, shipping and VAT */
  readonly totals: number;
  /** reservations that stand open for no order, for one that is decided, or after their time */
  readonly hanging: number;
  /** orders without a confirmation and a note to the shop, once each */
  readonly emails: number;
};

type Counts = Record<keyof LedgerDrift, number>;

/** Adds up anew what the shop keeps as sums: stock from the ledger, orders from their lines; of orders those after `sinceId`. */
export async function readLedger(db: Database, now: Date, sinceId = 0): Promise<LedgerDrift> {
  const { rows } = await sql<Counts>`
    with fresh as (select * from orders where id > ${sinceId}),
    lines as (
      select l.order_id, sum(l.net_cents)::int as net, sum(l.tax_cents)::int as tax,
        sum(l.discount_net_cents)::int as less_net, sum(l.discount_tax_cents)::int as less_tax,
        bool_and(l.unit_cents * l.quantity = l.net_cents + l.discount_net_cents
          + case when o.prices_with_tax then l.tax_cents + l.discount_tax_cents else 0 end) as as_priced
      from fresh o join order_lines l on l.order_id = o.id group by l.order_id),
    wanted as (
      select l.order_id, coalesce(l.variation_id, l.product_id) as item_id, sum(l.quantity)::int as pieces
      from fresh o join order_lines l on l.order_id = o.id
      where o.status not in ('cancelled', 'refunded', 'failed') and o.refunded_cents = 0
      group by 1, 2),
    taken as (
      select order_id, product_id as item_id, sum(pieces)::int as pieces from (
        select order_id, product_id, -delta as pieces from stock_movements where order_id > ${sinceId}
        union all
        select order_id, product_id, quantity from stock_reservations
        where order_id > ${sinceId} and closed_at is null) movement
      group by 1, 2)
    select
      (select count(*)::int from stock s
        where s.on_hand <> (select coalesce(sum(m.delta), 0) from stock_movements m where m.product_id = s.product_id)
          or s.reserved <> (select coalesce(sum(r.quantity), 0) from stock_reservations r
            where r.product_id = s.product_id and r.closed_at is null)) as stock,
      (select count(*)::int from wanted left join taken using (order_id, item_id)
        where taken.pieces is distinct from wanted.pieces) as taken,
      (select count(*)::int from fresh o left join lines l on l.order_id = o.id
        where l.as_priced is distinct from true
          or (o.items_net_cents, o.items_tax_cents) is distinct from (l.net, l.tax)
          or (o.discount_net_cents, o.discount_tax_cents) is distinct from (l.less_net, l.less_tax)
          or o.total_cents <> l.net + l.tax + o.shipping_net_cents + o.shipping_tax_cents + o.fee_net_cents + o.fee_tax_cents
          or (select coalesce(sum((t ->> 'tax')::int), 0) from jsonb_array_elements(o.tax_lines) t)
            <> o.items_tax_cents + o.shipping_tax_cents + o.fee_tax_cents) as totals,
      (select count(*)::int from stock_reservations r left join orders o on o.id = r.order_id
        where r.closed_at is null and (o.status is null or o.status not in ('pending-approval', 'pending', 'on-hold')
          or r.expires_at < ${now}::timestamptz - interval '5 minutes')) as hanging,
      (select count(*)::int from fresh o where
        (select array_agg(b.kind order by b.kind) from outbox b
          where b.order_id = o.id and b.kind in ('order-confirmation', 'new-order'))
        is distinct from array['new-order', 'order-confirmation']) as emails`.execute(db);
  const [drift] = rows;
  if (!drift) throw new Error('the books could not be read');
  return drift;
}

/** The orders after `sinceId` as their buyers know them. */
export async function ordersMade(
  db: Database,
  sinceId = 0,
): Promise<readonly { readonly id: number; readonly key: string }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'order_key as key'])
    .where('id', '>', sinceId)
    .orderBy('id')
    .execute();
}
