import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { cameBackColumn } from '#selling/orders/server/shipments/lines-in-pieces.ts';

/** An order that is paid, or paid later by its method, and has pieces that lie in no parcel yet. */
export type OrderToShip = {
  readonly id: number;
  readonly number: number;
  /** ISO 8601 */
  readonly placedAt: string;
  readonly recipient: string;
  readonly place: string;
  /** as the buyer has chosen it */
  readonly shipping: string;
  readonly piecesLeft: number;
  /** that have left so far */
  readonly parcels: number;
  /** the locations that its pieces lie at, by name; '' where no stock is kept of them */
  readonly locations: string;
  /** the list that its pieces are picked with, or were since its last parcel; null for none */
  readonly picking: { readonly listId: number; readonly isOpen: boolean; readonly missing: number } | null;
};

export type OrdersToShip = {
  readonly rows: readonly OrderToShip[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

export const ordersToShipPerPage = 50;

type Row = Omit<OrderToShip, 'placedAt'> & { readonly created_at: Date };

// Orders that are processed have taken their stock; few are at any moment, whatever the shop has sold.
const toShip = sql`
  from orders o cross join lateral (
    select coalesce(sum(greatest(l.quantity - greatest(l.refunded_quantity - ${cameBackColumn}, 0)
      - coalesce((select sum(i.quantity) from order_shipment_lines i where i.order_line_id = l.id), 0), 0)), 0)::int as pieces
    from order_lines l where l.order_id = o.id) remaining
  where o.status = 'processing' and remaining.pieces > 0`;

/** A page of the orders to ship, the oldest first; null past the last one. */
export async function listOrdersToShip(
  { db }: Pick<RequestContext, 'db'>,
  page: number,
): Promise<OrdersToShip | null> {
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count ${toShip}`.execute(db);
  const total = counted[0]?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / ordersToShipPerPage));
  if (page > pages) return null;
  const { rows } = await sql<Row>`
    with page as (
      select o.id, o.number, o.created_at, o.shipping_address, o.shipping_title, remaining.pieces ${toShip}
      order by o.created_at, o.id limit ${ordersToShipPerPage} offset ${(page - 1) * ordersToShipPerPage})
    select o.id, o.number, o.created_at,
      coalesce(nullif(o.shipping_address ->> 'company', ''),
        concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')) as recipient,
      concat_ws(' ', o.shipping_address ->> 'postcode', o.shipping_address ->> 'city') as place,
      o.shipping_title as shipping, o.pieces as "piecesLeft",
      (select count(*)::int from order_shipments s where s.order_id = o.id) as parcels,
      coalesce((select string_agg(distinct w.name, ', ') from stock_allocations a
        join stock_locations w on w.id = a.location_id where a.order_id = o.id and a.state = 'sold'), '') as locations,
      (select json_build_object('listId', p.id, 'isOpen', p.state = 'open', 'missing', coalesce((
          select sum(k.missing) from pick_list_lines k join order_lines l on l.id = k.order_line_id
          where k.pick_list_id = p.id and l.order_id = o.id), 0)::int)
        from pick_list_orders po join pick_lists p on p.id = po.pick_list_id
        where po.order_id = o.id and (po.is_open or (p.state = 'picked'
          and not exists (select from order_shipments s where s.order_id = o.id and s.created_at > p.closed_at)))
        order by p.id desc limit 1) as picking
    from page o order by o.created_at, o.id`.execute(db);
  return {
    rows: rows.map(({ created_at, ...row }) => ({ ...row, placedAt: created_at.toISOString() })),
    total,
    page,
    pages,
  };
}
