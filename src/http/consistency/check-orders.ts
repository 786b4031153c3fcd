import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';

/** Orders whose goods, discounts or VAT are not the sum of their lines and rates. */
export async function orderSumFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    join (select order_id, sum(net_cents) as net, sum(tax_cents) as tax, sum(discount_net_cents) as off_net, sum(discount_tax_cents) as off_tax
      from order_lines group by order_id) l on l.order_id = o.id
    where (o.items_net_cents, o.items_tax_cents, o.discount_net_cents, o.discount_tax_cents)
        is distinct from (l.net, l.tax, l.off_net, l.off_tax)
      or o.items_tax_cents + o.shipping_tax_cents + o.fee_tax_cents
        <> (select coalesce(sum((line ->> 'tax')::int), 0) from jsonb_array_elements(o.tax_lines) line)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Edited orders that have taken or reserved more or fewer pieces than their lines say; what refunds and returns bring back is counted with those. */
export async function editedOrderFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with edited as (
      select distinct o.id from order_events e join orders o on o.id = e.order_id
      where e.kind = 'edited' and o.status in ('pending', 'on-hold', 'processing', 'completed')),
    wanted as (
      select l.order_id, p.id as product_id, sum(l.quantity) as pieces
      from edited e join order_lines l on l.order_id = e.id join products p on p.id = coalesce(l.variation_id, l.product_id)
      group by l.order_id, p.id),
    had as (
      select order_id, product_id, sum(pieces) as pieces from (
        select m.order_id, m.product_id, -m.delta as pieces from edited e join stock_movements m on m.order_id = e.id
          where m.refund_id is null and m.return_id is null
        union all
        select r.order_id, r.product_id, r.quantity from edited e join stock_reservations r on r.order_id = e.id and r.closed_at is null) each
      group by order_id, product_id)
    select coalesce(w.order_id, h.order_id) as id from wanted w
    full join had h on h.order_id = w.order_id and h.product_id = w.product_id
    where coalesce(w.pieces, 0) <> coalesce(h.pieces, 0)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Paid orders whose balance is not the sum of what their history says of it, or that have given back more than was paid. */
export async function orderBalanceFaults(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(o.id, e.order_id) as id from (select id, balance_cents from orders where balance_cents <> 0) o
    full join (select order_id, sum((detail ->> 'balance')::int) as balance from order_events
      where detail ? 'balance' group by order_id) e on e.order_id = o.id
    where coalesce(o.balance_cents, 0) <> coalesce(e.balance, 0)
    union
    select o.id from orders o join (select order_id,
        sum(total_cents) filter (where not of_overpayment) as sold, sum(total_cents) filter (where of_overpayment) as overpaid
      from order_refunds where state = 'requested' group by order_id) r on r.order_id = o.id
    where o.refunded_cents + coalesce(r.sold, 0) + greatest(o.balance_cents, 0) > o.total_cents
      or coalesce(r.overpaid, 0) > greatest(-o.balance_cents, 0)`.execute(db);
  return rows.map(({ id }) => id);
}
