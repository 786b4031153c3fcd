import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { WantedPieces } from '../../rules/locations/allocate.ts';
import { giveBack } from '../../rules/locations/give-back.ts';

/** Where pieces lie that came back; null for the default location, as the ledger calls it. */
export type ReturnedTo = {
  readonly itemId: number;
  readonly quantity: number;
  readonly locationId: number | null;
};

/** Gives pieces that an order brought back to the locations that served them; those of a location that is closed by now move on to the default one. */
export async function returnToLocations(
  db: Database,
  orderId: number,
  items: readonly WantedPieces[],
  at: Date,
): Promise<readonly ReturnedTo[]> {
  const { rows } = await sql<{ id: number; itemId: number; left: number }>`
    select id::int, product_id as "itemId", quantity - returned as left from stock_allocations
    where order_id = ${orderId} and state = 'sold' and quantity > returned
      and product_id = any (${items.map(({ itemId }) => itemId)}::int[]) order by id`.execute(db);
  const parts = items.flatMap(({ itemId, quantity }) =>
    giveBack(
      rows.filter((row) => row.itemId === itemId),
      quantity,
    ),
  );
  const returned = await sql<ReturnedTo>`
    with parts as (
      select * from unnest(${parts.map(({ id }) => id)}::int[], ${parts.map(({ quantity }) => quantity)}::int[]) as parts (id, quantity)),
    back as (
      update stock_allocations a set returned = a.returned + parts.quantity from parts where a.id = parts.id
      returning a.product_id, a.location_id, parts.quantity),
    sums as (
      select b.product_id, b.location_id, sum(b.quantity)::int as quantity, bool_and(l.closed_at is not null) as is_closed
      from back b join stock_locations l on l.id = b.location_id group by b.product_id, b.location_id),
    moved_on as (
      insert into stock_movements (product_id, delta, reason, location_id, created_at)
      select product_id, way * quantity, 'transfer', case when way < 0 then location_id end, ${at}::timestamptz
      from sums cross join (values (-1), (1)) as ways (way) where is_closed),
    come as (
      update stock_at_locations a set on_hand = a.on_hand + sums.quantity
      from sums where a.product_id = sums.product_id and a.location_id = sums.location_id and not sums.is_closed
      returning a.product_id)
    select product_id as "itemId", quantity, case when not is_closed then location_id end as "locationId" from sums`.execute(
    db,
  );
  return returned.rows;
}
