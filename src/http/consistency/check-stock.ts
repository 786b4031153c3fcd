import { sql } from 'kysely';
import { refreshAvailableStock } from '#catalogue/stock/server/refresh-available-stock.ts';
import type { Database } from '#foundation/database/client.ts';

type Ids = { rows: { id: number }[] };
const idsOf = ({ rows }: Ids) => rows.map(({ id }) => id);

/** Articles whose pieces on hand are not the sum of their movements. */
export async function ledgerFaults(db: Database): Promise<readonly number[]> {
  return idsOf(
    await sql<{ id: number }>`
      select s.product_id as id from stock s
      left join (select product_id, sum(delta) as pieces from stock_movements group by product_id) m
        on m.product_id = s.product_id
      where s.on_hand <> coalesce(m.pieces, 0)`.execute(db),
  );
}

/** Articles whose reserved pieces are not those of the open reservations. */
export async function reservationFaults(db: Database): Promise<readonly number[]> {
  return idsOf(
    await sql<{ id: number }>`
      select s.product_id as id from stock s
      left join (
        select product_id, sum(quantity) as pieces from stock_reservations where closed_at is null group by product_id
      ) r on r.product_id = s.product_id
      where s.reserved <> coalesce(r.pieces, 0)`.execute(db),
  );
}

/** Articles whose pieces at a location are not those of its movements and of the orders that it serves. */
export async function locationFaults(db: Database): Promise<readonly number[]> {
  return idsOf(
    await sql<{ id: number }>`
      with moved as (
        select product_id, location_id, sum(delta)::int as pieces from stock_movements where location_id is not null
        group by product_id, location_id),
      served as (
        select a.product_id, a.location_id, sum(a.quantity - a.returned) filter (where a.state = 'sold')::int as sold,
          sum(a.quantity) filter (where a.state = 'reserved')::int as reserved
        from stock_allocations a join stock_locations l on l.id = a.location_id and not l.is_default
        group by a.product_id, a.location_id)
      select coalesce(a.product_id, m.product_id, o.product_id) as id from stock_at_locations a
      full join moved m on m.product_id = a.product_id and m.location_id = a.location_id
      full join served o on o.product_id = coalesce(a.product_id, m.product_id) and o.location_id = coalesce(a.location_id, m.location_id)
      where coalesce(a.on_hand, 0) <> coalesce(m.pieces, 0) - coalesce(o.sold, 0) or coalesce(a.reserved, 0) <> coalesce(o.reserved, 0)
      union
      select a.product_id from stock_at_locations a left join stock s on s.product_id = a.product_id
      where s.product_id is null
      union
      select a.product_id from stock_at_locations a join stock s on s.product_id = a.product_id
      group by a.product_id, s.reserved having sum(a.reserved) > s.reserved`.execute(db),
  );
}

/** Articles that are available to listings and not by their stock, or the other way round. */
export async function availabilityFaults(db: Database): Promise<readonly number[]> {
  return idsOf(
    await sql<{ id: number }>`
      select p.id from products p left join stock s on s.product_id = p.id
      where p.in_stock <> case when p.type = 'variable'
        then exists (select from products v where v.parent_id = p.id and v.status = 'published' and v.in_stock)
        else p.backorders <> 'no' or coalesce(s.on_hand - s.reserved > 0, false) end`.execute(db),
  );
}

/** Products whose sum of what can be sold is not that of their stock, or of their variations. */
export async function availableStockFaults(db: Database): Promise<readonly number[]> {
  await refreshAvailableStock(db);
  return idsOf(
    await sql<{ id: number }>`
      with own as (
        select coalesce(p.parent_id, p.id) as id, s.on_hand - s.reserved as available, s.low_stock_threshold as threshold,
          p.parent_id is not null as is_variation
        from stock s join products p on p.id = s.product_id where p.type <> 'variable'),
      summed as (
        select id, sum(case when is_variation then greatest(available, 0) else available end) as available,
          bool_or(available between 1 and threshold) as is_low
        from own group by id)
      select p.id from products p left join summed s on s.id = p.id left join available_stock a on a.product_id = p.id
      where p.type <> 'variation'
        and (a.available, a.is_low) is distinct from (coalesce(s.available, 0)::int, coalesce(s.is_low, false))`.execute(
      db,
    ),
  );
}
